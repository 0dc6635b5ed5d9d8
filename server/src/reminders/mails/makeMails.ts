import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { clockTime, universityDay } from 'shared-contracts/dates/universityTime.ts';
import { DEFAULT_LANGUAGE } from 'shared-contracts/text/language.ts';
import type { Database } from '../../database/database.ts';
import { dueReminders } from '../due/dueReminders.ts';
import { readChoice } from '../settings/readChoice.ts';
import type {} from '../tables.ts';
import { findRecipient } from '../../mails/recipient.ts';

/** Reminders of one kind that a mail takes up; what is left over goes into the next one. */
const MOST_OF_A_KIND = 1_000;

/** - hour: from which on mails are written, 0 to 23 in Athens; publicUrl: makes the ids of mails the portal's own */
export type MailPlan = { readonly hour: number; readonly publicUrl: string };

/**
 * Writes down the mails of today: one for each person who wants mails and to whom something has become due that no mail has told. Each person is looked
 * at once a day, from the hour on, or at once when they have had no mail yet.
 *
 * A person's look and mail are one transaction: a server that dies over it begins again, and two servers make one mail. Gives how many were made.
 *
 * - isStopping: asked before each person
 */
export async function makeMails(
  database: Database,
  { hour, publicUrl }: MailPlan,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let made = 0;
  while (!isStopping()) {
    const result = await database
      .transaction()
      .execute(async (transaction) =>
        checkNext(transaction, { publicUrl, isTime: Number(clockTime(now).hour) >= hour, now }),
      );
    if (result === 'nobody') break;
    if (result === 'made') made += 1;
  }
  return made;
}

type Check = { readonly publicUrl: string; readonly isTime: boolean; readonly now: Date };

async function checkNext(
  database: Database,
  { publicUrl, isTime, now }: Check,
): Promise<'nobody' | 'nothing' | 'made'> {
  const today = universityDay(now);
  const { rows } = await sql<{ id: number }>`
    select user_id as id from reminder_settings
    where is_mailed and checked_on is distinct from ${today}::date
      and (${isTime} or not exists (select from reminder_mails where reminder_mails.user_id = reminder_settings.user_id))
    order by user_id limit 1 for update skip locked`.execute(database);
  const [next] = rows;
  if (next === undefined) return 'nobody';
  await sql`update reminder_settings set checked_on = ${today}::date where user_id = ${next.id}`.execute(
    database,
  );
  const person = await findRecipient(database, next.id, now);
  if (person === null) return 'nothing';
  const { choice } = await readChoice(database, person, DEFAULT_LANGUAGE);
  const due = await dueReminders({
    database,
    person,
    choice,
    now,
    which: { kind: 'unmailed' },
    most: MOST_OF_A_KIND,
  });
  const keys = due.flatMap(({ reminders }) => reminders.map(({ key }) => key));
  if (keys.length === 0) return 'nothing';
  const mail = await database
    .insertInto('reminder_mails')
    .values({
      user_id: person.id,
      day: today,
      message_id: messageId(publicUrl, person.id, today),
      created_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // Today's mail is there already: the rest is for tomorrow's.
  if (mail === undefined) return 'nothing';
  await sql`
    insert into reminder_marks (user_id, key, mail_id, noted_at) select ${person.id}, key, ${mail.id}, ${now} from unnest(${keys}::text[]) key
    on conflict (user_id, key) do update set mail_id = excluded.mail_id`.execute(database);
  return 'made';
}

/** Follows from what the mail is, so that a mail that is tried twice is known as one. */
function messageId(publicUrl: string, userId: number, day: string): string {
  const hash = createHash('sha256').update(`${publicUrl} ${userId} ${day}`).digest('hex').slice(0, 32);
  return `reminders-${day}-${hash}@${new URL(publicUrl).hostname}`;
}
