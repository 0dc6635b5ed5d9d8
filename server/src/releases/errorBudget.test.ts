import { type ReleaseCounts, isBurnt } from './errorBudget.ts';

describe('the error budget of a release', () => {
  test.each<readonly [string, Partial<ReleaseCounts>, boolean]>([
    ['nothing failed', {}, false],
    ['its code failed in five of a hundred tabs', { failed: 5, failedOfCode: 5 }, false],
    ['its code failed in six of a hundred', { failed: 6, failedOfCode: 6 }, true],
    ['its code failed in both tabs there are', { sessions: 2, failed: 2, failedOfCode: 2 }, false],
    ['its code failed in all of three', { sessions: 3, failed: 3, failedOfCode: 3 }, true],
    ['files did not come in half of the tabs', { failed: 50 }, false],
    ['files did not come in more than half of them', { failed: 51 }, true],
  ])('%s', (_what, over, expected) => {
    expect(isBurnt({ sessions: 100, failed: 0, failedOfCode: 0, ...over })).toBe(expected);
  });
});
