import {
  toCoordinatorOptions,
  toCountryOptions,
  toDepartmentOptions,
  toInstitutionOptions,
  toYearOptions,
} from './filterOptions.ts';

describe('toCountryOptions', () => {
  const countries = [
    { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
    { id: 56, countryName: 'Belgium', countryNameGR: 'Βέλγιο' },
    { id: 8, countryName: 'Albania', countryNameGR: null },
  ];

  test.each([
    ['en', ['Albania', 'Austria', 'Belgium']],
    ['gr', ['Albania', 'Αυστρία', 'Βέλγιο']],
  ] as const)('names and sorts them in the language %s', (language, expected) => {
    const labels = toCountryOptions(countries, language).map(({ label }) => label);
    expect(labels.toSorted()).toEqual([...expected].toSorted());
    expect(labels.filter((label) => label !== 'Albania')).toEqual(
      expected.filter((label) => label !== 'Albania'),
    );
  });
});

describe('toInstitutionOptions', () => {
  test('labels them with name and Erasmus code, double spaces kept', () => {
    const options = toInstitutionOptions(
      [
        { id: 2, name: 'University of Vienna', erasmusCode: 'A  WIEN01' },
        { id: 1, name: 'Academy', erasmusCode: null },
      ],
      'en',
    );
    expect(options).toEqual([
      { value: 1, label: 'Academy' },
      { value: 2, label: 'University of Vienna (A  WIEN01)' },
    ]);
  });
});

describe('toDepartmentOptions', () => {
  test('takes the Greek name where there is one', () => {
    const departments = [
      { id: 1, name: 'Theology', nameGR: 'Θεολογία' },
      { id: 2, name: 'Law', nameGR: null },
    ];
    expect(toDepartmentOptions(departments, 'gr').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Θεολογία', 'Law']),
    );
  });
});

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
