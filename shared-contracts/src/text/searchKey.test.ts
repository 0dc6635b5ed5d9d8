import { findBySpelling, searchKey, searchWords } from './searchKey.ts';

const CITIES = ['Θεσσαλονίκη', 'Göttingen', 'Lille', 'Łódź', 'Bologna', 'F LILLE103'];
const found = (question: string) => findBySpelling(CITIES, question, searchKey);

test.each([
  ['Thessaloniki', 'Θεσσαλονίκη'],
  ['θεσαλονικη', 'Θεσσαλονίκη'],
  ['Goettingen', 'Göttingen'],
  ['gotingen', 'Göttingen'],
  ['lodz', 'Łódź'],
  ['Bolonga', 'Bologna'],
  ['lille103', 'F LILLE103'],
  ['LΙLLΕ103', 'F LILLE103'],
])('%s finds %s', (question, city) => {
  expect(found(question)).toContain(city);
});

test('finds nothing for numbers that are nearly those of a code, nor for short words with slips', () => {
  expect(found('lille104')).toEqual([]);
  expect(found('lodx')).toEqual([]);
  expect(found('')).toEqual(CITIES);
});

test('two of a letter are one, and many of it are no single one', () => {
  expect(searchKey('Göttingen')).toBe(searchKey('Gotingen'));
  expect(findBySpelling(['z.z@example.org', 'Lyon I', 'Lyon III'], 'zzzzzzz', searchKey)).toEqual([]);
  expect(findBySpelling(['Lyon I', 'Lyon II', 'Lyon III'], 'lyon iii', searchKey)).toEqual(['Lyon III']);
});

test('looks for eight words of sixty letters at most', () => {
  const words = searchWords(Array.from({ length: 30 }, (_, place) => `${'ab'.repeat(80)}${place}`).join(' '));
  expect(words.length).toBeLessThanOrEqual(8);
  expect(Math.max(...words.map((word) => word.length))).toBe(60);
});
