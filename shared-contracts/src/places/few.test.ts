import { discreetCount } from './few.ts';

test.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
  [40, 40],
])('%i people are told as %j', (count, told) => {
  expect(discreetCount(count)).toBe(told);
});
