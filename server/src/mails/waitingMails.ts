import { type RawBuilder, sql } from 'kysely';
import type { ReminderMailState } from 'shared-contracts/reminders/reminders.ts';
import type { Database } from '../database/database.ts';

/**
 * Where mails of one kind wait: a table with `id`, `user_id`, `message_id`, `state`, `attempts`, `created_at`, `next_try_at`, `settled_at` and `failure`.
 *
 * - afterSettling: goes on from `settled` (`id`), in the same statement: what a mail that has told nothing leaves for another one
 */
export type MailTable = {
  readonly table:
    'reminder_mails' | 'application_mails' | 'agreement_notes' | 'note_mails' | 'application_note_mails';
  readonly afterSettling: (isTold: boolean) => RawBuilder<unknown>;
};

/** A mail that waits; attempts: tries so far. */
export type WaitingMail = {
  readonly id: number;
  readonly userId: number;
  readonly messageId: string;
  readonly attempts: number;
  readonly createdAt: Date;
};

/** Finds the mail that is to be tried next: one that has been tried most often, so that pauses grow while the mail server is down. */
export async function nextMail(
  database: Database,
  { table }: MailTable,
  now: Date,
): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    select id, user_id as "userId", message_id as "messageId", attempts, created_at as "createdAt"
    from ${sql.table(table)} where state = 'waiting' and next_try_at <= ${now} order by attempts desc, id limit 1`.execute(
    database,
  );
  return rows[0];
}

/** Notes that the mail server can take a mail from now on. Throws when somebody else has, or the mail waits no more. */
export async function beginHandOver(database: Database, { table }: MailTable, id: number): Promise<void> {
  const { numAffectedRows: begun } = await sql`
    update ${sql.table(table)} set state = 'handing-over' where id = ${id} and state = 'waiting'`.execute(
    database,
  );
  if (begun !== 1n) throw new Error('The mail waits no more.');
}

/** Gives up to know of mails that were being handed over. Gives how many there were. */
export async function doubtLost(database: Database, { table }: MailTable, now: Date): Promise<number> {
  const { numAffectedRows: lost = 0n } = await sql`
    update ${sql.table(table)} set state = 'unsure', settled_at = ${now} where state = 'handing-over'`.execute(
    database,
  );
  return Number(lost);
}

/** The state in which a try left a mail: its end was let go to the mail server, or not. */
export type TriedState = 'waiting' | 'handing-over';

/** A state in which a mail stays. */
type Settled = {
  readonly state: Exclude<ReminderMailState, TriedState>;
  readonly from: TriedState;
  readonly now: Date;
  readonly failure: string | null;
};

/** Notes what became of a mail for good. What it was to tell and surely has not told, another mail may tell. */
export async function settleMail(
  database: Database,
  { table, afterSettling }: MailTable,
  id: number,
  { state, from, now, failure }: Settled,
): Promise<void> {
  const isTold = state === 'sent' || state === 'unsure';
  // Somebody else may have begun to doubt what is known here.
  const isKnownNow = state === 'sent' || state === 'refused';
  await sql`
    with settled as (
      update ${sql.table(table)} set state = ${state}, settled_at = ${now}, failure = ${failure}, attempts = attempts + 1
      where id = ${id} and (state = ${from} or ${isKnownNow} and state = 'unsure') returning id
    )
    ${afterSettling(isTold)}`.execute(database);
}

/** - from: a mail that somebody else is handing over stays theirs */
type Delay = { readonly from: TriedState; readonly next: Date; readonly failure: string };

/** Lets a mail wait. */
export async function delayMail(
  database: Database,
  { table }: MailTable,
  id: number,
  { from, next, failure }: Delay,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set state = 'waiting', next_try_at = ${next}, failure = ${failure}, attempts = attempts + 1
    where id = ${id} and state = ${from}`.execute(database);
}

/** Lets all mails wait: the mail server takes none. */
export async function delayAll(database: Database, { table }: MailTable, next: Date): Promise<void> {
  await sql`
    update ${sql.table(table)} set next_try_at = ${next} where state = 'waiting' and next_try_at < ${next}`.execute(
    database,
  );
}
