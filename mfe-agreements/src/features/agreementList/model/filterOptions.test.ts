import { toCoordinatorOptions, toYearOptions } from './filterOptions.ts';

describe('toCoordinatorOptions', () => {
  test('sorts by family name and leaves out testers', () => {
    const contacts = [
      { id: 1, givenName: 'Maria', familyName: 'Xenou', email: 'm.xenou@example.org' },
      { id: 2, givenName: 'Test', familyName: 'Account', email: 'Tester@example.org' },
      { id: 3, givenName: 'Anna', familyName: 'Ioannou', email: null },
    ];
    expect(toCoordinatorOptions(contacts, 'en')).toEqual([
      { value: 3, label: 'Ioannou Anna' },
      { value: 1, label: 'Xenou Maria' },
    ]);
  });

  test('names each person once, as they were worded last', () => {
    const contacts = [
      { id: 8, givenName: 'Anna', familyName: 'Ioannou-Xenou', email: null, person: 3 },
      { id: 3, givenName: 'Anna', familyName: 'Ioannou', email: null, person: 3 },
    ];
    expect(toCoordinatorOptions(contacts, 'en')).toEqual([{ value: 3, label: 'Ioannou-Xenou Anna' }]);
  });
});

describe('toYearOptions', () => {
  test('writes academic years, the newest first, and disables those after the latest', () => {
    expect(toYearOptions([{ id: 2026 }, { id: 2027 }, { id: 2028 }], 2027)).toEqual([
      { value: 2028, label: '2028-2029', isDisabled: true },
      { value: 2027, label: '2027-2028', isDisabled: false },
      { value: 2026, label: '2026-2027', isDisabled: false },
    ]);
  });

  test('lets every year be chosen without a latest one', () => {
    expect(toYearOptions([{ id: 2029 }])[0]?.isDisabled).toBe(false);
  });
});
