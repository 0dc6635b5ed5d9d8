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
      is_student: boolean;
      at: Time;
    };
    /** Releases that failed in too many tabs, with the numbers of the last time that this was found out. */
    burnt_releases: { module: string; release: string; at: Time; sessions: number; failed: number };
  }
}
