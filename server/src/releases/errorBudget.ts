import type { ModuleFailure } from 'shared-contracts/moduleReports.ts';

/** What browsers reported of one release within {@link WINDOW_MINUTES}. */
export type ReleaseCounts = {
  /** Tabs that opened it. */
  readonly sessions: number;
  /** Those in which something failed; ofCode: in which it was a fault of {@link FAULTS_OF_CODE}. */
  readonly failed: number;
  readonly failedOfCode: number;
  /** Both numbers again, with the tabs of each person counted no more often than {@link VOTES} says. */
  readonly votes: number;
  readonly votesOfCode: number;
};

export const WINDOW_MINUTES = 60;
/** Fewer may be one broken browser. */
const FEWEST_VOTES = 3;
/** Nothing but the release itself is to blame for these. */
export const FAULTS_OF_CODE: readonly ModuleFailure[] = ['integrity', 'contract', 'start', 'render'];
const MOST_OF_CODE = 0.05;
/** A file that does not come may be a person's own connection. */
const MOST_OF_ALL = 0.5;

/** How many tabs of one person count: one student alone must not be able to take a release back. */
export const VOTES = { student: 1, staff: FEWEST_VOTES } as const;

/** Tells whether a release failed in so many browsers that it has to be taken back. */
export function isBurnt({ sessions, failed, failedOfCode, votes, votesOfCode }: ReleaseCounts): boolean {
  return (
    (votesOfCode >= FEWEST_VOTES && failedOfCode > sessions * MOST_OF_CODE) ||
    (votes >= FEWEST_VOTES && failed > sessions * MOST_OF_ALL)
  );
}
