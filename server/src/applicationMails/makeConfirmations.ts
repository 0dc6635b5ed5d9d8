import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import type { Database } from '../database/database.ts';
import type {} from './tables.ts';

/** What was submitted longer ago is not confirmed any more: before mails were there, or while the portal could send none. */
const CONFIRMED_WITHIN_HOURS = 24;
/** No mail is kept longer. */
const KEPT_YEARS = RETENTION.mails.years;

type Submission = { readonly id: number; readonly owner: number; readonly at: Date };

/**
 * Writes down a mail for each submission that has none yet, of the types for which the office wants them. Gives how many were made.
 *
 * It follows from the applications as they are stored: a submission that was acknowledged is confirmed, whatever becomes of the server meanwhile, and two servers
 * make one mail.
 */
export async function makeConfirmations(database: Database, now: Date, publicUrl: string): Promise<number> {
  const { rows } = await sql<Submission>`
    select applications.id, owner_id as owner, date_submitted as at
    from applications join application_settings on application_type = applications.type
    where date_submitted > ${now}::timestamptz - make_interval(hours => ${CONFIRMED_WITHIN_HOURS})
      and status <> 'draft' and not is_deleted and not is_sample and coalesce(confirms_by_mail, true)
      and not exists (
        select from application_mails where application_id = applications.id and submitted_at = applications.date_submitted
      )
    order by date_submitted`.execute(database);
  for (const { id, owner, at } of rows)
    await database
      .insertInto('application_mails')
      .values({
        application_id: id,
        user_id: owner,
        submitted_at: at,
        message_id: messageId(publicUrl, id, at),
        created_at: now,
        next_try_at: now,
      })
      .onConflict((conflict) => conflict.columns(['application_id', 'submitted_at']).doNothing())
      .execute();
  return rows.length;
}

/** Removes what was mailed years ago; a submission of the last day keeps its mail, so that none is made anew. */
export async function forgetConfirmations(database: Database, now: Date): Promise<void> {
  await sql`delete from application_mails where created_at < ${now}::timestamptz - make_interval(years => ${KEPT_YEARS})`.execute(
    database,
  );
}

/** Follows from what the mail is, so that a mail that is tried twice is known as one. */
function messageId(publicUrl: string, application: number, at: Date): string {
  const submission = `${publicUrl} ${application} ${new Date(at).toISOString()}`;
  const hash = createHash('sha256').update(submission).digest('hex').slice(0, 32);
  return `application-${application}-${hash}@${new URL(publicUrl).hostname}`;
}
