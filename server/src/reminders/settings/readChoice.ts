import type { Language } from 'shared-contracts/text/language.ts';
import type { ReminderChoice } from 'shared-contracts/reminders/reminderSettings.ts';
import { offeredReminders, REMINDER_DEFAULTS, REMINDER_KINDS } from 'shared-contracts/reminders/reminders.ts';
import type { Database } from '../../database/database.ts';
import type { RemindedPerson } from '../due/asked.ts';
import type {} from '../tables.ts';

/** - version: null for whoever has chosen nothing */
export type StoredChoice = { readonly version: string | null; readonly choice: ReminderChoice };

/**
 * Reads what a person chose, or what holds for whoever has chosen nothing: all that is offered, and no mails.
 *
 * - language: of mails, for whoever has chosen none
 */
export async function readChoice(
  database: Database,
  person: RemindedPerson,
  language: Language,
): Promise<StoredChoice> {
  const row = await database
    .selectFrom('reminder_settings')
    .selectAll()
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (row === undefined) {
    return {
      version: null,
      choice: { ...REMINDER_DEFAULTS, kinds: [...offeredReminders(person)], language },
    };
  }
  return {
    version: row.date_modified.toISOString(),
    choice: {
      kinds: REMINDER_KINDS.filter((kind) => row.kinds.includes(kind)),
      isMailed: row.is_mailed,
      language: row.language,
      daysBefore: row.days_before,
      monthsBeforeEnd: row.months_before_end,
      unansweredDays: row.unanswered_days,
    },
  };
}
