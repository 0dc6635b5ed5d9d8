import { type ReleaseCounts, isBurnt } from './errorBudget.ts';

const counts = (over: Partial<ReleaseCounts>): ReleaseCounts => ({
  sessions: 100,
  failed: 0,
  failedOfCode: 0,
  votes: 0,
  votesOfCode: 0,
  ...over,
});

describe('the error budget of a release', () => {
  test.each<readonly [string, Partial<ReleaseCounts>, boolean]>([
    ['nothing failed', {}, false],
    [
      'its code failed in five of a hundred tabs',
      { failed: 5, failedOfCode: 5, votes: 5, votesOfCode: 5 },
      false,
    ],
    ['its code failed in six of a hundred', { failed: 6, failedOfCode: 6, votes: 6, votesOfCode: 6 }, true],
    [
      'its code failed in every tab of two people',
      { sessions: 2, failed: 2, failedOfCode: 2, votes: 2, votesOfCode: 2 },
      false,
    ],
    [
      'its code failed in ninety tabs of one student',
      { failed: 90, failedOfCode: 90, votes: 1, votesOfCode: 1 },
      false,
    ],
    ['files did not come in half of the tabs', { failed: 50, votes: 50 }, false],
    ['files did not come in more than half of them', { failed: 51, votes: 51 }, true],
  ])('%s', (_what, over, expected) => {
    expect(isBurnt(counts(over))).toBe(expected);
  });
});
