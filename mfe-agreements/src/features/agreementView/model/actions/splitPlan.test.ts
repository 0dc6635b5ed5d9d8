import { draftsOf, offeredDrafts, planFault } from './splitPlan.ts';

describe('how an agreement is split', () => {
  test('offers one draft more than there are, and never so many that none would stay', () => {
    expect(offeredDrafts(new Map(), 3)).toEqual([1]);
    expect(offeredDrafts(new Map([[7, 1]]), 3)).toEqual([1, 2]);
    expect(
      offeredDrafts(
        new Map([
          [7, 1],
          [8, 2],
        ]),
        3,
      ),
    ).toEqual([1, 2]);
    expect(offeredDrafts(new Map([[7, 20]]), 200)).toHaveLength(20);
  });

  test('gives the rows of each draft, and no draft without rows', () => {
    expect(
      draftsOf(
        new Map([
          [7, 3],
          [8, 1],
          [9, 3],
        ]),
      ),
    ).toEqual([[8], [7, 9]]);
    expect(draftsOf(new Map())).toEqual([]);
  });

  test('can be carried out while something moves and something stays', () => {
    expect(planFault(new Map(), 2)).toMatch(/nothing/);
    expect(planFault(new Map([[7, 1]]), 2)).toBeUndefined();
    expect(planFault(new Map([[7, 1]]), 1)).toMatch(/everything/);
  });
});
