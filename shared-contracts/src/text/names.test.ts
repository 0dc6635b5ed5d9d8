import { countryNameIn, nameIn, namesOf } from './names.ts';

const LAW = { name: 'School of Law', nameGR: 'Νομική Σχολή' };

describe('nameIn', () => {
  test('names a record in the language of the page, and in the other where it has no such name', () => {
    expect(nameIn(LAW, 'gr')).toBe('Νομική Σχολή');
    expect(nameIn(LAW, 'en')).toBe('School of Law');
    expect(nameIn({ name: 'Graz', nameGR: '' }, 'gr')).toBe('Graz');
    expect(nameIn({ nameGR: 'Τμήμα' }, 'en')).toBe('Τμήμα');
    expect(nameIn(null, 'gr')).toBe('');
  });

  test('names countries by their own members', () => {
    expect(countryNameIn({ countryName: 'Austria', countryNameGR: 'Αυστρία' }, 'gr')).toBe('Αυστρία');
    expect(countryNameIn({ countryName: 'Austria', countryNameGR: null }, 'gr')).toBe('Austria');
  });

  test('searches the names of both alphabets', () => {
    expect(namesOf(LAW, 'gr')).toContain('School of Law');
    expect(namesOf(LAW, 'en')).toContain('Νομική Σχολή');
  });
});
