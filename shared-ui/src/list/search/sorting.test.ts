import { nextSort, orderByOf, parseSort, sortedBy } from './sorting.ts';

const SORTS = { id: ['id'], years: ['startYear/id', 'endYear/id'] };

test('a column is sorted up, down, and not at all', () => {
  expect(nextSort(undefined, 'id')).toBe('id');
  expect(nextSort('id', 'id')).toBe('-id');
  expect(nextSort('-id', 'id')).toBeUndefined();
  expect(nextSort('-id', 'years')).toBe('years');
});

test.each([
  ['years', 'years'],
  ['-years', '-years'],
  ['--years', undefined],
  ['colour', undefined],
  ['', undefined],
  ['toString', undefined],
])('an address that says %j sorts by %j', (text, sort) => {
  expect(parseSort(text, Object.keys(SORTS))).toBe(sort);
});

test('what is alike stands in the order of ids, in the same direction', () => {
  expect(orderByOf(SORTS, undefined, 'id')).toBe('id');
  expect(orderByOf(SORTS, 'years', 'id')).toBe('startYear/id,endYear/id,id');
  expect(orderByOf(SORTS, '-years', 'id')).toBe('startYear/id desc,endYear/id desc,id desc');
  expect(orderByOf(SORTS, '-id', 'id')).toBe('id desc');
  expect(orderByOf(SORTS, 'colour', 'id desc')).toBe('id desc');
  expect(sortedBy('-id')).toEqual({ key: 'id', isDescending: true });
});
