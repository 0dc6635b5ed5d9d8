import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StackFrame } from 'shared-contracts/releases/faults/stackFrame.ts';
import type { ModuleOutcome } from 'shared-contracts/releases/moduleReports.ts';

/** One of the times that a fault was told. - at: ISO 8601 UTC; browser: name and major version */
export type FaultSample = {
  readonly at: string;
  readonly message: string;
  readonly page: string;
  readonly browser: string;
  readonly language: string;
};

declare module '../database/tables.ts' {
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** What became of a release in a tab of a person's browser; each outcome once. */
    module_reports: {
      module: string;
      release: string;
      user_id: number;
      tab: string;
      outcome: ModuleOutcome;
      at: Time;
    };
    /**
     * Releases that failed in too many tabs, with the numbers of the last time that this was found out; `sequence` is the highest number of
     * the registry at which it was.
     */
    burnt_releases: {
      module: string;
      release: string;
      at: Time;
      sequence: ColumnType<string, number>;
      sessions: number;
      failed: number;
    };
    /** Why a release failed in browsers, the same fault of all of them in one row; `message` and `frames` of the first. */
    faults: {
      id: Generated<number>;
      module: string;
      release: string;
      reference: string;
      commit: string | null;
      name: string;
      message: string;
      frames: JSONColumnType<readonly StackFrame[]>;
      samples: JSONColumnType<readonly FaultSample[]>;
      first_at: Time;
      last_at: Time;
      times: number;
    };
    /** In whose browsers a fault was; nobody is told but how many. */
    fault_people: { fault_id: number; user_id: number };
    /** What is counted of a release, by day (UTC). */
    fault_counts: {
      day: string;
      kind: string;
      module: string;
      release: string;
      what: string;
      times: number;
      longest_ms: number;
    };
    /** How much of a day's measure somebody has told. */
    fault_tellers: { user_id: number; day: string; faults: number; counts: number };
  }
}
