import { academicYearOf, MAX_AGREEMENT_END_YEAR } from 'shared-contracts/dates/academicYear.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

/** The calendar that the sample is laid out around. */
export type SampleCalendar = {
  /** Latest moment that a record of the sample may name. */
  readonly today: Date;
  /** Academic year that counts as the current one. */
  readonly year: number;
};

/** Lays the sample's calendar around a day; after the last known years the sample stays in the last one that fits. */
export function sampleCalendar(today: Date): SampleCalendar {
  return { today, year: Math.min(academicYearOf(today), MAX_AGREEMENT_END_YEAR - 1) };
}

/** Picks a moment of an office day (UTC) between two days, both included, but none after today. */
export function momentBetween(random: Random, from: Date, to: Date, calendar: SampleCalendar): Date {
  const latest = calendar.today.getTime() - DAY_MS;
  const start = Math.min(from.getTime(), latest);
  const end = Math.max(start, Math.min(to.getTime(), latest));
  const days = Math.floor((end - start) / DAY_MS);
  const day = Math.floor(start / DAY_MS) + random.integer(0, days);
  return new Date(day * DAY_MS + random.integer(6 * 3600, 14 * 3600) * 1000);
}

/** Gives a day of a year as midnight UTC; months count from 1. */
export function day(year: number, month: number, dayOfMonth: number): Date {
  return new Date(Date.UTC(year, month - 1, dayOfMonth));
}

/** Moves a moment by whole days, at most to the moment before today. */
export function daysLater(moment: Date, days: number, calendar: SampleCalendar): Date {
  return new Date(Math.min(moment.getTime() + days * DAY_MS, calendar.today.getTime() - 1000));
}

/** Gives a moment in office hours so many days ago; at a weekend that of the Friday before. */
export function daysAgo(random: Random, days: number, { today }: SampleCalendar): Date {
  const at = Math.floor(today.getTime() / DAY_MS) - days;
  const weekday = new Date(at * DAY_MS).getUTCDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return new Date((at - back) * DAY_MS + random.integer(6 * 3600, 14 * 3600) * 1000);
}

/** Writes a calendar day as `YYYY-MM-DD`. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
