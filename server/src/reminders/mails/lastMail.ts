import { sql } from 'kysely';
import type { ReminderMailState } from 'shared-contracts/reminders/reminders.ts';
import type { Database } from '../../database/database.ts';

/** Tells what became of the last mail to a person; null before the first. One that had nothing left to say is none. */
export async function lastMailOf(
  database: Database,
  userId: number,
): Promise<{ readonly day: string; readonly state: ReminderMailState } | null> {
  const { rows } = await sql<{ day: string; state: ReminderMailState }>`
    select day::text as day, state from reminder_mails where user_id = ${userId} and state <> 'void' order by reminder_mails.day desc limit 1`.execute(
    database,
  );
  return rows[0] ?? null;
}
