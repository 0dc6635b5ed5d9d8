import { sql } from 'kysely';
import { AGREEMENT_DAYS } from 'shared-contracts/dates/agreementDays.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { isRemindedOfAll } from 'shared-contracts/reminders/reminders.ts';
import { monthsBefore } from '../days.ts';
import type { Asked } from './asked.ts';
import { BLANK_REMINDER } from './blankReminder.ts';
import { inForce, partnersOf } from './remindedAgreements.ts';

/** Agreements that are named of those that end on one day. */
const MOST_NAMED = 5;

type Ending = { readonly year: number; readonly count: number; readonly agreements: Reminder['agreements'] };

/** Agreements whose last academic year ends within the months that the person chose: one reminder for each such day. */
export async function endingReminders(asked: Asked): Promise<readonly Reminder[]> {
  const { today, choice, person } = asked;
  const thisYear = Number(today.slice(0, 4));
  const years = [-1, 0, 1, 2]
    .map((offset) => thisYear + offset)
    .filter((year) => {
      const day = lastDayOf(year);
      return today <= day && monthsBefore(day, choice.monthsBeforeEnd) <= today;
    });
  if (years.length === 0) return [];
  return (await endingIn(asked, years)).map(({ year, count, agreements }) => ({
    ...BLANK_REMINDER,
    key: `agreement-end:${year}`,
    kind: 'agreement-end',
    day: lastDayOf(year),
    academicYear: year,
    count,
    agreements,
    isOwn: !isRemindedOfAll(person),
  }));
}

/** The next academic year begins on 1 September. */
function lastDayOf(academicYear: number): string {
  return `${academicYear + 1}${AGREEMENT_DAYS.lastDay.slice(1)}`;
}

async function endingIn(asked: Asked, years: readonly number[]): Promise<readonly Ending[]> {
  const found = await Promise.all(years.map((year) => endingInOne(asked, year)));
  return found.filter(({ count }) => count > 0);
}

async function endingInOne({ database, person, now }: Asked, year: number): Promise<Ending> {
  const { root, where } = inForce(person, { ends: year }, now);
  const { rows } = await sql<Omit<Ending, 'year'>>`
    with ending as (
      select id, row_number() over (order by id) as place from (select ${root.key} as id from ${root.source} where ${where}) found
    )
    select count(*)::integer as count, coalesce(
      json_agg(json_build_object(
        'id', id, 'partners', ${partnersOf(sql`ending.id`, 'en')}, 'partnersGR', ${partnersOf(sql`ending.id`, 'el')}
      ) order by id)
        filter (where place <= ${MOST_NAMED}), '[]') as agreements
    from ending`.execute(database);
  return { year, count: 0, agreements: [], ...rows[0] };
}
