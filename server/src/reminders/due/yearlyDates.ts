import { sql } from 'kysely';
import { AGREEMENT_DAYS } from 'shared-contracts/dates/agreementDays.ts';
import { deadlineOf } from 'shared-contracts/dates/deadline.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { isRemindedOfAll } from 'shared-contracts/reminders/reminders.ts';
import { daysBefore } from '../days.ts';
import type { Asked } from './asked.ts';
import { BLANK_REMINDER } from './blankReminder.ts';
import { IS_IN_FORCE, isRemindedOf } from './remindedAgreements.ts';

/** 31 January, for whoever has agreements that run in the academic year after it. */
export async function amendmentReminders(asked: Asked): Promise<readonly Reminder[]> {
  const day = comingDay(AGREEMENT_DAYS.amendment, asked);
  if (day === null) return [];
  const academicYear = yearOf(day);
  const count = await agreementsInForce(asked, { from: academicYear, until: academicYear });
  if (count === 0) return [];
  return [
    {
      ...BLANK_REMINDER,
      key: `amendment:${day}`,
      kind: 'amendment',
      day,
      academicYear,
      count,
      isOwn: !isRemindedOfAll(asked.person),
    },
  ];
}

/** 1 September, for whoever has agreements that run on when notice would have taken effect. */
export async function noticeReminders(asked: Asked): Promise<readonly Reminder[]> {
  const day = comingDay(AGREEMENT_DAYS.notice, asked);
  if (day === null) return [];
  const effective = yearOf(day) + 1;
  const count = await agreementsInForce(asked, { from: effective, until: yearOf(day) });
  if (count === 0) return [];
  return [
    {
      ...BLANK_REMINDER,
      key: `notice:${day}`,
      kind: 'notice',
      day,
      laterDay: `${effective}-09-01`,
      count,
      isOwn: !isRemindedOfAll(asked.person),
    },
  ];
}

/** The day of this year or the next, when it is near enough to be reminded of; null when it is not. */
function comingDay(dayOfYear: string, { today, choice }: Asked): string | null {
  const deadline = deadlineOf(dayOfYear, today);
  const day = deadline?.next ?? deadline?.day ?? null;
  return day !== null && daysBefore(day, choice.daysBefore) <= today ? day : null;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** - from: they still run in this academic year; until: they have begun by this one */
async function agreementsInForce(
  { database, person }: Asked,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from agreements
    where end_year_id >= ${from} and start_year_id <= ${until} and ${IS_IN_FORCE} and ${isRemindedOf(person)}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
