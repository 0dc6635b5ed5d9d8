import { sql } from 'kysely';
import type { Asked } from './due/asked.ts';
import { dueReminders } from './due/dueReminders.ts';

/** Every reminder of a person is looked through for the one that is put away. */
const ALL = 1_000_000;

/**
 * Puts a reminder away, or takes it out again. A key of nothing that is due for the person changes nothing: what is stored is no more than what can be
 * due.
 */
export async function hideReminder(
  question: Omit<Asked, 'today' | 'which' | 'most'>,
  { key, isHidden }: { readonly key: string; readonly isHidden: boolean },
): Promise<void> {
  const { database, person, now } = question;
  if (!isHidden) {
    await sql`update reminder_marks set hidden_at = null where user_id = ${person.id} and key = ${key}`.execute(
      database,
    );
    return;
  }
  const due = await dueReminders({ ...question, which: { kind: 'shown' }, most: ALL });
  if (!due.some(({ reminders }) => reminders.some((reminder) => reminder.key === key))) return;
  await sql`
    insert into reminder_marks (user_id, key, hidden_at, noted_at) values (${person.id}, ${key}, ${now}, ${now})
    on conflict (user_id, key) do update set hidden_at = excluded.hidden_at`.execute(database);
}
