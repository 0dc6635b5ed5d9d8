import type { ReminderList } from 'shared-contracts/reminders/reminder.ts';
import type { Asked } from './due/asked.ts';
import { dueReminders } from './due/dueReminders.ts';

/** Reminders of a kind that a screen gets; it says how many there are. */
const MOST_SHOWN = 20;

/** Lists what is due for a person, and what of it they have put away. */
export async function listReminders(
  question: Omit<Asked, 'today' | 'which' | 'most'>,
): Promise<Omit<ReminderList, 'today'>> {
  const shown = await dueReminders({ ...question, which: { kind: 'shown' }, most: MOST_SHOWN });
  const hidden = await dueReminders({ ...question, which: { kind: 'hidden' }, most: MOST_SHOWN });
  return {
    groups: shown.map(({ reminders, ...group }) => ({ ...group, reminders: [...reminders] })),
    hidden: hidden.flatMap(({ reminders }) => reminders),
    hiddenTotal: hidden.reduce((sum, { total }) => sum + total, 0),
  };
}
