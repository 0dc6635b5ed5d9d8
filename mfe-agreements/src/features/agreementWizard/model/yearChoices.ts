import {
  academicYearName,
  FIRST_ACADEMIC_YEAR,
  LAST_ACADEMIC_YEAR,
  MAX_AGREEMENT_END_YEAR,
} from 'shared-contracts/academicYear.ts';
import { firstAgreementYear } from 'shared-contracts/entities/agreementYears.ts';
import type { SelectOption } from 'shared-ui/fields';

/**
 * Academic years to choose from: all that the portal knows, of which too early and, for the end, too late ones cannot be chosen.
 *
 * - kept: year that the agreement has already; it can always be chosen again
 *
 * Source: specification document 2, sections 5 and 9.
 */
export function toYearChoices(
  member: 'startYear' | 'endYear',
  kept: number | null,
  now: Date,
): readonly SelectOption[] {
  const latest = member === 'endYear' ? MAX_AGREEMENT_END_YEAR : LAST_ACADEMIC_YEAR;
  const years = Array.from(
    { length: LAST_ACADEMIC_YEAR - FIRST_ACADEMIC_YEAR + 1 },
    (_, index) => FIRST_ACADEMIC_YEAR + index,
  );
  const known =
    kept === null || years.includes(kept) ? years : [kept, ...years].sort((first, second) => first - second);
  return known.map((year) => ({
    value: String(year),
    label: academicYearName(year),
    isDisabled: year !== kept && (year < firstAgreementYear(now) || year > latest),
  }));
}
