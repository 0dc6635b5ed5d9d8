import type { ModuleFailure } from 'shared-contracts/releases/moduleReports.ts';

/** What browsers reported of one release within {@link WINDOW_MINUTES}; of each person {@link MOST_TABS_OF_PERSON}. */
export type ReleaseCounts = {
  /** Tabs that opened it. */
  readonly sessions: number;
  /** Those in which something failed; ofCode: in which it was a fault of {@link FAULTS_OF_CODE}. */
  readonly failed: number;
  readonly failedOfCode: number;
};

export const WINDOW_MINUTES = 60;
/** Fewer may be one broken browser. */
const FEWEST_TABS = 3;
/**
 * How many tabs of one person count in which a release fails, and as many in which it works: nobody alone, whoever it is, takes a release
 * back, or keeps one in force that fails for others.
 */
export const MOST_TABS_OF_PERSON = FEWEST_TABS - 1;
/** Nothing but the release itself is to blame for these. */
export const FAULTS_OF_CODE: readonly ModuleFailure[] = ['integrity', 'contract', 'start', 'render'];
const MOST_OF_CODE = 0.05;
/** A file that does not come may be a person's own connection. */
const MOST_OF_ALL = 0.5;

/** Tells whether a release failed in so many browsers that it has to be taken back. */
export function isBurnt({ sessions, failed, failedOfCode }: ReleaseCounts): boolean {
  return (
    (failedOfCode >= FEWEST_TABS && failedOfCode > sessions * MOST_OF_CODE) ||
    (failed >= FEWEST_TABS && failed > sessions * MOST_OF_ALL)
  );
}
