import { sql } from 'kysely';
import { AGREEMENT_DAYS } from 'shared-contracts/dates/agreementDays.ts';
import type { AgreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { deadlineOf } from 'shared-contracts/dates/deadline.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { isRemindedOfAll } from 'shared-contracts/reminders/reminders.ts';
import { daysBefore } from '../days.ts';
import type { Asked } from './asked.ts';
import { BLANK_REMINDER } from './blankReminder.ts';
import { inForce } from './remindedAgreements.ts';

/** 31 January, for whoever has agreements that run in the academic year after it. */
export async function amendmentReminders(asked: Asked): Promise<readonly Reminder[]> {
  const day = comingDay(AGREEMENT_DAYS.amendment, asked);
  if (day === null) return [];
  const academicYear = yearOf(day);
  const count = await countInForce(asked, { running: academicYear });
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
  const count = await countInForce(asked, { runsOn: yearOf(day) });
  if (count === 0) return [];
  return [
    {
      ...BLANK_REMINDER,
      key: `notice:${day}`,
      kind: 'notice',
      day,
      laterDay: `${effective}${AGREEMENT_DAYS.notice.slice(1)}`,
      academicYear: yearOf(day),
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

async function countInForce(
  { database, person, now }: Asked,
  asked: Pick<AgreementFilter, 'running' | 'runsOn'>,
): Promise<number> {
  const { root, where } = inForce(person, asked, now);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${root.source} where ${where}`.execute(database);
  return rows[0]?.count ?? 0;
}
