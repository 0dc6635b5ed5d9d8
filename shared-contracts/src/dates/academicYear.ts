import { clockTime } from './universityTime.ts';

/** First academic year that the portal knows. */
export const FIRST_ACADEMIC_YEAR = 2014;
/** Last academic year that the portal knows. */
export const LAST_ACADEMIC_YEAR = 2029;
/** Latest end year that an agreement may have. */
export const MAX_AGREEMENT_END_YEAR = 2028;

/** As `--MM-DD`. */
export const FIRST_DAY_OF_ACADEMIC_YEAR = '--09-01';

const SEPTEMBER = 9;

/**
 * Returns the academic year that a moment belongs to, as the year in which it starts: 2026 is 2026-2027.
 *
 * The academic year begins on 1 September at the university; earlier months count to the year before.
 * Source: specification document 1, section 9.
 */
export function academicYearOf(moment: Date): number {
  const { year, month } = clockTime(moment);
  return Number(month) < SEPTEMBER ? Number(year) - 1 : Number(year);
}

/** Writes an academic year as people read it: 2026 gives `2026-2027`. */
export function academicYearName(startYear: number): string {
  return `${startYear}-${startYear + 1}`;
}
