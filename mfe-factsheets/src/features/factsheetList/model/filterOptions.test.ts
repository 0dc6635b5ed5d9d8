import { toCountryOptions, toInstitutionOptions } from './filterOptions.ts';

describe('toCountryOptions', () => {
  const countries = [
    { id: 380, countryName: 'Italy', countryNameGR: 'Ιταλία' },
    { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
    { id: 191, countryName: 'Croatia', countryNameGR: null },
  ];

  test('sorts by the names that are shown', () => {
    expect(toCountryOptions(countries, 'en').map(({ label }) => label)).toEqual([
      'Austria',
      'Croatia',
      'Italy',
    ]);
  });

  test('shows Greek names on a Greek page, and the English one where there is no other', () => {
    const labels = toCountryOptions(countries, 'gr').map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Αυστρία', 'Ιταλία', 'Croatia']));
    expect(labels.indexOf('Αυστρία')).toBeLessThan(labels.indexOf('Ιταλία'));
  });
});

describe('toInstitutionOptions', () => {
  test('puts the Erasmus code after the name, with its double spaces', () => {
    const institutions = [
      { id: 2, name: 'University of Somewhere', erasmusCode: 'B  SOME01' },
      { id: 3, name: 'Academy', erasmusCode: null },
    ];
    expect(toInstitutionOptions(institutions)).toEqual([
      { value: 3, label: 'Academy' },
      { value: 2, label: 'University of Somewhere (B  SOME01)' },
    ]);
  });
});
