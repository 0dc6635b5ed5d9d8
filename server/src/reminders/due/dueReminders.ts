import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { offeredReminders, type ReminderKind } from 'shared-contracts/reminders/reminders.ts';
import { returnedReminders, windowReminders } from './applications.ts';
import { type Asked, isMeant, marksOf } from './asked.ts';
import { endingReminders } from './endingAgreements.ts';
import { UNANSWERED_KEY, unansweredReminders } from './unanswered.ts';
import { amendmentReminders, noticeReminders } from './yearlyDates.ts';

/** Reminders of one kind, the first ones of so many. */
export type DueGroup = {
  readonly kind: ReminderKind;
  readonly total: number;
  readonly reminders: readonly Reminder[];
};

const FINDERS: Readonly<
  Record<Exclude<ReminderKind, 'unanswered'>, (asked: Asked) => Promise<readonly Reminder[]>>
> = {
  amendment: amendmentReminders,
  notice: noticeReminders,
  'agreement-end': endingReminders,
  window: windowReminders,
  returned: returnedReminders,
};

/**
 * Finds what is due for a person now, by what they chose and by what they may be reminded of now; kinds of which nothing is due are left out.
 *
 * It follows from the records as they are: what was missed while the server was down is found late, and what has passed meanwhile is not found.
 */
export async function dueReminders(question: Omit<Asked, 'today'>): Promise<readonly DueGroup[]> {
  const asked: Asked = { ...question, today: universityDay(question.now) };
  const marks = await marksOf(asked, UNANSWERED_KEY);
  const groups: DueGroup[] = [];
  for (const kind of offeredReminders(asked.person)) {
    if (!asked.choice.kinds.includes(kind)) continue;
    if (kind === 'unanswered') {
      groups.push({ kind, ...(await unansweredReminders(asked)) });
      continue;
    }
    const found = (await FINDERS[kind](asked)).filter(({ key }) =>
      isMeant(asked.which, marks.get(key) ?? null),
    );
    groups.push({ kind, total: found.length, reminders: found.slice(0, asked.most) });
  }
  return groups.filter(({ total }) => total > 0);
}
