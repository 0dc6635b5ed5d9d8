import type { ColumnType } from 'kysely';
import type { ModuleOutcome } from 'shared-contracts/moduleReports.ts';

declare module '../database/tables.ts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
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
  }
}
