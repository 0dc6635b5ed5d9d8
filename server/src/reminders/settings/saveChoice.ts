import { sql } from 'kysely';
import type { ReminderChoice } from 'shared-contracts/reminders/reminderSettings.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { offeredReminders } from 'shared-contracts/reminders/reminders.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../platform/problems/refusals.ts';
import type { RemindedPerson } from '../due/asked.ts';
import type {} from '../tables.ts';

/** Other times, such as those that the database knows no date of, are no version that was ever given. */
const VERSION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type Saved = {
  readonly person: RemindedPerson;
  readonly version: string | null;
  readonly choice: ReminderChoice;
  readonly now: Date;
};

/**
 * Stores what a person chose, as the version that they opened; false when another one is stored, and nothing is changed then.
 *
 * What is due is looked at anew the same day. Throws a `Problem` 400 for a kind that is not offered to them.
 */
export async function saveChoice(
  database: Database,
  { person, version, choice, now }: Saved,
): Promise<boolean> {
  const offered = offeredReminders(person);
  refuse(
    choice.kinds.flatMap((kind, place) =>
      offered.includes(kind) ? [] : [{ field: `choice/kinds/${place}`, code: refusedAs('not-in-list') }],
    ),
  );
  const values = {
    kinds: [...new Set(choice.kinds)],
    is_mailed: choice.isMailed,
    language: choice.language,
    days_before: choice.daysBefore,
    months_before_end: choice.monthsBeforeEnd,
    unanswered_days: choice.unansweredDays,
    checked_on: null,
  };
  if (version === null) {
    const { numInsertedOrUpdatedRows: added } = await database
      .insertInto('reminder_settings')
      .values({ user_id: person.id, ...values, date_modified: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirstOrThrow();
    return added === 1n;
  }
  if (!VERSION.test(version)) return false;
  const opened = new Date(version);
  if (Number.isNaN(opened.getTime())) return false;
  const { numUpdatedRows: changed } = await database
    .updateTable('reminder_settings')
    // Two saves within a millisecond are two versions.
    .set({
      ...values,
      date_modified: sql<Date>`greatest(${now}::timestamptz, date_modified + interval '1 millisecond')`,
    })
    .where('user_id', '=', person.id)
    .where('date_modified', '=', opened)
    .executeTakeFirstOrThrow();
  return changed === 1n;
}
