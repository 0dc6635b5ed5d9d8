import { sql } from 'kysely';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import type { Database } from '../../database/database.ts';

/** Nothing that was told so long ago is still due. */
const KEPT_YEARS = RETENTION.mails.years;

/** Removes what was mailed and put away years ago. */
export async function forgetOldMails(database: Database, now: Date): Promise<void> {
  await sql`delete from reminder_mails where created_at < ${now}::timestamptz - make_interval(years => ${KEPT_YEARS})`.execute(
    database,
  );
  await sql`
    delete from reminder_marks where mail_id is null and noted_at < ${now}::timestamptz - make_interval(years => ${KEPT_YEARS})`.execute(
    database,
  );
}
