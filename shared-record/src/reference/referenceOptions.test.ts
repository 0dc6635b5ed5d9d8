import { toCountryOptions, toInstitutionOptions, toNamedOptions } from './referenceOptions.ts';

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
    expect(options).toMatchObject([
      { value: 1, label: 'Academy' },
      { value: 2, label: 'University of Vienna (A  WIEN01)' },
    ]);
  });

  test('takes the Greek name on a Greek page, and is found by both names', () => {
    const tirana = {
      id: 3,
      name: 'University of Tirana',
      nameGR: 'Πανεπιστήμιο των Τιράνων',
      erasmusCode: 'AL TIRANA08',
    };
    const [option] = toInstitutionOptions([tirana], 'gr');
    expect(option?.label).toBe('Πανεπιστήμιο των Τιράνων (AL TIRANA08)');
    expect(option?.search).toContain('University of Tirana');
  });
});

describe('toNamedOptions', () => {
  test('takes the Greek name where there is one', () => {
    const departments = [
      { id: 1, name: 'Theology', nameGR: 'Θεολογία' },
      { id: 2, name: 'Law', nameGR: null },
    ];
    expect(toNamedOptions(departments, 'gr').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Θεολογία', 'Law']),
    );
  });

  test('sorts by the name that is shown, and is found by both', () => {
    const languages = [
      { id: 1, name: 'Greek', nameGR: 'Ελληνικά' },
      { id: 2, name: 'English', nameGR: 'Αγγλικά' },
    ];
    expect(toNamedOptions(languages, 'gr').map(({ label }) => label)).toEqual(['Αγγλικά', 'Ελληνικά']);
    expect(toNamedOptions(languages, 'gr')[0]?.search).toContain('English');
  });

  test('takes the only name there is when the page is Greek', () => {
    expect(toNamedOptions([{ id: 4, name: 'Faculty of Law', nameGR: null }], 'gr')[0]?.label).toBe(
      'Faculty of Law',
    );
  });
});
