import { intervalFor, windowOf, type PageMarks } from './pageMarks.ts';

/** A list of 47 rows with the ids 10, 20, 30, …, marked at each tenth. */
const MARKS: PageMarks = { interval: 10, ids: Int32Array.from([100, 200, 300, 400]), versions: '1' };

describe('windowOf', () => {
  test.each([
    [0, 10, { upTo: 100 }, 0],
    [0, 11, { upTo: 200 }, 0],
    [5, 10, { upTo: 200 }, 5],
    [10, 10, { after: 100, upTo: 200 }, 0],
    [25, 10, { after: 200, upTo: 400 }, 5],
    [35, 10, { after: 300 }, 5],
    [40, 10, { after: 400 }, 0],
    [60, 10, { after: 400 }, 20],
  ])('looks for the page at %i with %i rows within %j, %i rows into it', (skip, top, range, rest) => {
    expect(windowOf(MARKS, skip, top)).toEqual({
      range: { after: undefined, upTo: undefined, ...range },
      skip: rest,
    });
  });
});

describe('intervalFor', () => {
  test('keeps the number of marks bounded', () => {
    expect(intervalFor(1_000)).toBe(20);
    expect(1_000_000 / intervalFor(1_000_000)).toBeLessThanOrEqual(10_000);
  });
});
