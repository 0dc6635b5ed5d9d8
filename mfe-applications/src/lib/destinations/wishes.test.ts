import { applicationPath, comparisonPath, readIds, wishesOf } from './wishes.ts';

test('an address names the destinations of an application in their order, a short-term one the first alone', () => {
  expect(wishesOf(applicationPath('long-term-studies', [9, 2, 5]).split('?')[1] ?? '')).toEqual([9, 2, 5]);
  expect(wishesOf(applicationPath('short-term-studies', [9, 2]).split('?')[1] ?? '')).toEqual([9]);
  expect(wishesOf('')).toEqual([]);
});

test.each([
  ['', []],
  ['1-1-2', [1, 2]],
  ['x-0-3--4', [3, 4]],
  ['1-2-3-4-5', [1, 2, 3, 4]],
])('%j names %j', (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});

test('four are compared at most', () => {
  expect(comparisonPath([1, 2, 3, 4, 5])).toBe('/destinations/compare?with=1-2-3-4');
});
