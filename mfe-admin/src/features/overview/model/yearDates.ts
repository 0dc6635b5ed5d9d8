import { AGREEMENT_DAYS } from 'shared-contracts/dates/agreementDays.ts';
import { deadlineOf } from 'shared-contracts/dates/deadline.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';

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
  const today = universityDay(now);
  return [dateOf('amendment', today, 0), dateOf('notice', today, 1)].sort(
    (first, second) => first.daysLeft - second.daysLeft,
  );
}

function dateOf(id: YearDate['id'], today: string, yearsOn: number): YearDate {
  const dayOfYear = AGREEMENT_DAYS[id];
  const deadline = deadlineOf(dayOfYear, today);
  if (deadline === null) throw new RangeError(`${dayOfYear} is no day of the year`);
  const day = deadline.next ?? deadline.day;
  const daysLeft = deadline.daysToNext ?? deadline.daysLeft;
  return { id, day, daysLeft, forYear: Number(day.slice(0, 4)) + yearsOn };
}
