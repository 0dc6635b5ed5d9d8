import { deadlineOf, todayAtUniversity } from 'shared-contracts/dates/deadline.ts';

/** Until then partners commit to change the mobility numbers of the academic year after the present one. Source: official template of agreements, section B. */
const AMENDMENT_DAY = '--01-31';
/** Who ends an agreement alone tells the partner until then, a year before. Source: official template of agreements, clause on termination. */
const NOTICE_DAY = '--09-01';

/**
 * A day of every year by which something about agreements has to be done.
 *
 * - day: the next one, `YYYY-MM-DD`, today included; daysLeft: until then
 * - forYear: the year that it is about: in which the academic year of the numbers begins, or in which the notice takes effect
 */
export type YearDate = {
  readonly id: 'amendment' | 'notice';
  readonly day: string;
  readonly daysLeft: number;
  readonly forYear: number;
};

/** Gives the two dates of every year, the nearer first. */
export function yearDates(now: Date): readonly YearDate[] {
  const today = todayAtUniversity(now);
  return [dateOf('amendment', AMENDMENT_DAY, today, 0), dateOf('notice', NOTICE_DAY, today, 1)].sort(
    (first, second) => first.daysLeft - second.daysLeft,
  );
}

function dateOf(id: YearDate['id'], dayOfYear: string, today: string, yearsOn: number): YearDate {
  const deadline = deadlineOf(dayOfYear, today);
  if (deadline === null) throw new RangeError(`${dayOfYear} is no day of the year`);
  const day = deadline.next ?? deadline.day;
  const daysLeft = deadline.daysToNext ?? deadline.daysLeft;
  return { id, day, daysLeft, forYear: Number(day.slice(0, 4)) + yearsOn };
}
