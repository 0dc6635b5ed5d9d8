import { sql } from 'kysely';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import type { BurntRelease } from 'shared-contracts/releases/moduleReportCalls.ts';
import type { Database } from '../database/database.ts';

/** Reports are of use for a while only, and name a person. */
const KEPT_DAYS = RETENTION.releaseReports.days;
const MOST_LISTED = 50;

/** Lists the releases whose budget was found to be used up within the last day, the latest first. */
export async function burntReleases(database: Database, now: Date): Promise<readonly BurntRelease[]> {
  const found = await database
    .selectFrom('burnt_releases')
    .selectAll()
    .where('at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .orderBy('at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return found.map(({ at, sequence, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    sequence: Number(sequence),
  }));
}

/** Forgets reports, and what followed of them, after {@link KEPT_DAYS} days. */
export async function forgetOldReports(database: Database, now: Date): Promise<void> {
  const until = sql<Date>`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  await database.deleteFrom('module_reports').where('at', '<', until).execute();
  await database.deleteFrom('burnt_releases').where('at', '<', until).execute();
}
