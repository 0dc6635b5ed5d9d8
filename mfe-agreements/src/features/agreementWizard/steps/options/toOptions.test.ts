import { toSubjectAreaOptions } from './toOptions.ts';

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
