import { sql } from 'kysely';
import type { ModuleReport } from 'shared-contracts/moduleReports.ts';
import type { Database } from '../database/database.ts';
import type { SignedInCaller } from '../platform/caller.ts';
import { type ReleaseCounts, FAULTS_OF_CODE, VOTES, WINDOW_MINUTES, isBurnt } from './errorBudget.ts';

/** More than anybody opens; what comes after it is not counted. */
const MOST_A_DAY = 500;

/** A release whose budget is used up, as it was found out just now. */
export type FoundBurnt = { readonly module: string; readonly release: string } & ReleaseCounts;

/**
 * Counts what a browser reports, and looks at the budget of each release that failed.
 *
 * - result.counted: outcomes that were not known of this tab; of a person {@link MOST_A_DAY} a day
 */
export async function countReports(
  database: Database,
  {
    caller,
    report,
    now,
  }: { readonly caller: SignedInCaller; readonly report: ModuleReport; readonly now: Date },
): Promise<{ readonly counted: number; readonly burnt: readonly FoundBurnt[] }> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('module_reports'), ${caller.id})`.execute(transaction);
    const { rows: fresh } = await sql<{ module: string; release: string; outcome: string }>`
      insert into module_reports (module, release, user_id, tab, outcome, is_student, at)
      select module, release, ${caller.id}, ${report.tab}, outcome, ${caller.role === 'Student'}, ${now}
      from jsonb_to_recordset(${JSON.stringify(report.outcomes)}::jsonb) as told (module text, release text, outcome text)
      limit greatest(0, ${MOST_A_DAY} - (
        select count(*) from module_reports
        where user_id = ${caller.id} and at > ${now}::timestamptz - interval '1 day'))
      on conflict do nothing
      returning module, release, outcome`.execute(transaction);
    const failed = new Map(
      fresh
        .filter(({ outcome }) => outcome !== 'ready')
        .map(({ module, release }) => [`${module} ${release}`, { module, release }]),
    );
    const burnt: FoundBurnt[] = [];
    for (const one of failed.values()) {
      const counts = await countsOf(transaction, one, now);
      if (!isBurnt(counts)) continue;
      burnt.push({ ...one, ...counts });
      await noteBurnt(transaction, one, counts, now);
    }
    return { counted: fresh.length, burnt };
  });
}

/** Counts what was reported of a release within the last hour; of one that nobody reported all is 0. */
export async function countsOf(
  database: Database,
  { module, release }: { readonly module: string; readonly release: string },
  now: Date,
): Promise<ReleaseCounts> {
  const { rows } = await sql<ReleaseCounts>`
    with tabs as (
      select user_id, bool_or(is_student) as is_student,
        bool_or(outcome <> 'ready') as failed, bool_or(outcome = any(${FAULTS_OF_CODE})) as failed_of_code
      from module_reports
      where module = ${module} and release = ${release}
        and at > ${now}::timestamptz - make_interval(mins => ${WINDOW_MINUTES})
      group by user_id, tab
    ), people as (
      select count(*) as sessions, count(*) filter (where failed) as failed,
        count(*) filter (where failed_of_code) as failed_of_code,
        case when bool_or(is_student) then ${VOTES.student} else ${VOTES.staff} end::bigint as most
      from tabs group by user_id
    )
    select coalesce(sum(sessions), 0)::integer as sessions, coalesce(sum(failed), 0)::integer as failed,
      coalesce(sum(failed_of_code), 0)::integer as "failedOfCode",
      coalesce(sum(least(failed, most)), 0)::integer as votes,
      coalesce(sum(least(failed_of_code, most)), 0)::integer as "votesOfCode"
    from people`.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A sum has always one row.');
  return counts;
}

async function noteBurnt(
  database: Database,
  { module, release }: { readonly module: string; readonly release: string },
  { sessions, failed }: ReleaseCounts,
  now: Date,
): Promise<void> {
  await database
    .insertInto('burnt_releases')
    .values({ module, release, at: now, sessions, failed })
    .onConflict((conflict) =>
      conflict.columns(['module', 'release']).doUpdateSet({ at: now, sessions, failed }),
    )
    .execute();
}
