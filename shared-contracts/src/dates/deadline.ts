import { daysBetween } from './universityTime.ts';

/**
 * A deadline that comes every year, as it falls in the year of today.
 *
 * - day, next: calendar days `YYYY-MM-DD`; next is that of the year after, once this year's has passed, else null
 * - daysLeft, daysToNext: from today; negative for a day that has passed
 */
export type Deadline = {
  readonly day: string;
  readonly daysLeft: number;
  readonly next: string | null;
  readonly daysToNext: number | null;
};

/**
 * Places a day of the year, `--MM-DD`, in the calendar. Null for what is no such day.
 *
 * - today: `YYYY-MM-DD`
 */
export function deadlineOf(dayOfYear: string | null | undefined, today: string): Deadline | null {
  const [, month, day] = /^--(\d{1,2})-(\d{1,2})$/.exec(dayOfYear ?? '') ?? [];
  if (month === undefined || day === undefined) return null;
  const year = Number(today.slice(0, 4));
  const thisYear = dayIn(year, Number(month), Number(day));
  if (thisYear === null) return null;
  const daysLeft = daysBetween(today, thisYear);
  const next = daysLeft < 0 ? dayIn(year + 1, Number(month), Number(day)) : null;
  return { day: thisYear, daysLeft, next, daysToNext: next === null ? null : daysBetween(today, next) };
}

export type Term = 'autumnTerm' | 'springTerm';

/** Last day by which a deadline for a term of the academic year that begins in `year` can lie: soon after the term has begun. */
const LATEST_DAY = {
  autumnTerm: (year: number) => `${year}-10-31`,
  springTerm: (year: number) => `${year + 1}-03-31`,
} as const satisfies Record<Term, (year: number) => string>;

/**
 * Places a day of the year, `--MM-DD`, where it falls for a term of an academic year. Null for what is no such day.
 *
 * - academicYear: by the calendar year in which it begins
 * - today: `YYYY-MM-DD`
 */
export function deadlineOfTerm(
  dayOfYear: string | null | undefined,
  term: Term,
  academicYear: number,
  today: string,
): Pick<Deadline, 'day' | 'daysLeft'> | null {
  const [, month, dayOfMonth] = /^--(\d{1,2})-(\d{1,2})$/.exec(dayOfYear ?? '') ?? [];
  if (month === undefined || dayOfMonth === undefined) return null;
  const latest = LATEST_DAY[term](academicYear);
  const year = Number(latest.slice(0, 4));
  const day = [year, year - 1]
    .map((each) => dayIn(each, Number(month), Number(dayOfMonth)))
    .find((each) => each !== null && each <= latest);
  return day == null ? null : { day, daysLeft: daysBetween(today, day) };
}

/** 29 February is the 28th of a common year. */
function dayIn(year: number, month: number, day: number): string | null {
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isLeapDay = month === 2 && day === 29;
  if (month < 1 || month > 12 || day < 1 || (day > daysOfMonth && !isLeapDay)) return null;
  const date = new Date(Date.UTC(year, month - 1, Math.min(day, daysOfMonth)));
  return date.toISOString().slice(0, 10);
}
