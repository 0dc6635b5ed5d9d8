import { universityYear } from 'shared-contracts/dates/universityTime.ts';

/** First year in which studies can have begun. Source: specification document 3, section 9. */
const FIRST_START_YEAR = 2000;

/** Years in which studies can have begun, the present one first. */
export function startYears(now: Date): readonly number[] {
  const last = universityYear(now);
  return Array.from({ length: last - FIRST_START_YEAR + 1 }, (_, index) => last - index);
}
