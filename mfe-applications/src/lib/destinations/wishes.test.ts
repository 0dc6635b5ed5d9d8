import { applicationPath, comparisonPath, readIds, wishesOf } from './wishes.ts';

test('an address names the destinations of an application in their order, a short-term one the first alone', () => {
  expect(wishesOf(applicationPath('long-term-studies', [9, 2, 5], 10).split('?')[1] ?? '')).toEqual({
    ids: [9, 2, 5],
    department: 10,
  });
  expect(wishesOf(applicationPath('short-term-studies', [9, 2], 10).split('?')[1] ?? '').ids).toEqual([9]);
  expect(wishesOf('')).toEqual({ ids: [], department: null });
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
