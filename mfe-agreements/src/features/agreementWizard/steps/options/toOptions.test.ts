import { toDepartmentOptions, toLanguageOptions, toSubjectAreaOptions } from './toOptions.ts';

const AREAS = [
  {
    id: 1,
    code: '04',
    name: 'Business, administration and law',
    nameGR: 'Επιχειρήσεις, διοίκηση και δίκαιο',
  },
  { id: 2, code: '042', name: 'Law', nameGR: 'Νομική' },
  { id: 3, code: '0421', name: 'Law', nameGR: 'Νομική' },
];

describe('toSubjectAreaOptions', () => {
  test('leaves out the codes that are shorter than four characters', () => {
    expect(toSubjectAreaOptions(AREAS, 'en')).toEqual([
      { value: 3, label: '0421 Law', search: '0421 Law Νομική' },
    ]);
  });

  test('names an area in the language of the page', () => {
    expect(toSubjectAreaOptions(AREAS, 'gr')[0]?.label).toBe('0421 Νομική');
  });
});

describe('toLanguageOptions', () => {
  test('sorts by the name that is shown, and is found by both', () => {
    const languages = [
      { id: 1, name: 'Greek', nameGR: 'Ελληνικά' },
      { id: 2, name: 'English', nameGR: 'Αγγλικά' },
    ];
    expect(toLanguageOptions(languages, 'gr').map(({ label }) => label)).toEqual(['Αγγλικά', 'Ελληνικά']);
    expect(toLanguageOptions(languages, 'gr')[0]?.search).toContain('English');
  });
});

describe('toDepartmentOptions', () => {
  test('takes the only name there is when the page is Greek', () => {
    expect(toDepartmentOptions([{ id: 4, name: 'Faculty of Law', nameGR: null }], 'gr')[0]?.label).toBe(
      'Faculty of Law',
    );
  });
});
