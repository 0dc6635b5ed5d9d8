import { sql } from 'kysely';
import type { ModuleReport, ReportedOutcome } from 'shared-contracts/releases/moduleReports.ts';
import type { Database } from '../database/database.ts';
import {
  FAULTS_OF_CODE,
  isBurnt,
  MOST_TABS_OF_PERSON,
  type ReleaseCounts,
  WINDOW_MINUTES,
} from './errorBudget.ts';

/** More than anybody opens; what comes after it is not counted. */
const MOST_A_DAY = 500;
/** A finding names no more people than these, by the numbers of the first. */
const MOST_NAMED = 50;

/** A release whose budget is used up, as it was found out just now. - users: ids of the people in whose tabs it failed */
export type FoundBurnt = {
  readonly module: string;
  readonly release: string;
  readonly users: readonly number[];
} & ReleaseCounts;

type Told = { readonly userId: number; readonly report: ModuleReport; readonly now: Date };

/**
 * Counts what a browser reports, and looks at the budget of each release that failed.
 *
 * - userId: who reports; people are told apart by it, and not by their sessions
 * - sequence: of the registry that gives such a person these releases
 * - result.counted: outcomes that were not known of this tab, {@link MOST_A_DAY} a day of a person; failures: those of them in which a release
 *   failed
 */
export async function countReports(
  database: Database,
  { sequence, ...told }: Told & { readonly sequence: number },
): Promise<{
  readonly counted: number;
  readonly failures: readonly ReportedOutcome[];
  readonly burnt: readonly FoundBurnt[];
}> {
  const fresh = await keepNew(database, told);
  const failures = fresh.filter(({ outcome }) => outcome !== 'ready');
  const failed = new Map(
    failures.map(({ module, release }) => [`${module} ${release}`, { module, release }]),
  );
  const burnt: FoundBurnt[] = [];
  // Once they are committed: of those who report at the same moment, the last one sees what all have.
  for (const one of failed.values()) {
    const { users, ...counts } = await countsOf(database, one, told.now);
    if (!isBurnt(counts)) continue;
    burnt.push({ ...one, ...counts, users });
    await noteBurnt(database, one, { ...counts, sequence, at: told.now });
  }
  return { counted: fresh.length, failures, burnt };
}

/** Keeps the outcomes that were not known of the tab, and gives them. */
async function keepNew(
  database: Database,
  { userId, report, now }: Told,
): Promise<readonly ReportedOutcome[]> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('module_reports'), ${userId})`.execute(transaction);
    const { rows } = await sql<ReportedOutcome>`
      insert into module_reports (module, release, user_id, tab, outcome, at)
      select module, release, ${userId}, ${report.tab}, outcome, ${now}
      from jsonb_to_recordset(${JSON.stringify(report.outcomes)}::jsonb) as told (module text, release text, outcome text)
      limit greatest(0, ${MOST_A_DAY} - (
        select count(*) from module_reports
        where user_id = ${userId} and at > ${now}::timestamptz - interval '1 day'))
      on conflict do nothing
      returning module, release, outcome`.execute(transaction);
    return rows;
  });
}

/**
 * Counts what was reported of a release within the last hour; of one that nobody reported all is 0.
 *
 * - result.users: ids of the people in whose tabs it failed, {@link MOST_NAMED} at most
 */
export async function countsOf(
  database: Database,
  { module, release }: { readonly module: string; readonly release: string },
  now: Date,
): Promise<ReleaseCounts & { readonly users: readonly number[] }> {
  const { rows } = await sql<ReleaseCounts & { readonly users: readonly number[] }>`
    with tabs as (
      select user_id, bool_or(outcome <> 'ready') as failed, bool_or(outcome = any(${FAULTS_OF_CODE})) as failed_of_code
      from module_reports
      where module = ${module} and release = ${release}
        and at > ${now}::timestamptz - make_interval(mins => ${WINDOW_MINUTES})
      group by user_id, tab
    ), people as (
      select user_id, least(count(*) filter (where not failed), ${MOST_TABS_OF_PERSON}::integer) as worked,
        least(count(*) filter (where failed), ${MOST_TABS_OF_PERSON}::integer) as failed,
        least(count(*) filter (where failed_of_code), ${MOST_TABS_OF_PERSON}::integer) as failed_of_code
      from tabs group by user_id
    )
    select coalesce(sum(worked + failed), 0)::integer as sessions, coalesce(sum(failed), 0)::integer as failed,
      coalesce(sum(failed_of_code), 0)::integer as "failedOfCode",
      coalesce((array_agg(user_id order by user_id) filter (where failed > 0))[1:${MOST_NAMED}::integer], '{}') as users
    from people`.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A sum has always one row.');
  return counts;
}

async function noteBurnt(
  database: Database,
  { module, release }: { readonly module: string; readonly release: string },
  found: { readonly sequence: number; readonly at: Date } & ReleaseCounts,
): Promise<void> {
  const { at, sequence, sessions, failed } = found;
  await database
    .insertInto('burnt_releases')
    .values({ module, release, at, sequence, sessions, failed })
    .onConflict((conflict) =>
      conflict.columns(['module', 'release']).doUpdateSet({
        at,
        sessions,
        failed,
        // A server whose copy of the registry is behind takes nothing away from what another has found out.
        sequence: sql<string>`greatest(burnt_releases.sequence, excluded.sequence)`,
      }),
    )
    .execute();
}
