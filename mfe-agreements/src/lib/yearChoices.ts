import {
  academicYearName,
  FIRST_ACADEMIC_YEAR,
  LAST_ACADEMIC_YEAR,
  MAX_AGREEMENT_END_YEAR,
} from 'shared-contracts/dates/academicYear.ts';
import { firstAgreementYear } from 'shared-contracts/agreements/entities/agreementYears.ts';
import type { NamedItem } from 'shared-contracts/reference/namedItem.ts';
import type { SelectOption } from 'shared-ui/fields';

/**
 * Academic years to choose from, of which too early and, for the end, too late ones cannot be chosen.
 *
 * - known: those that the server has; undefined until it has said so, and then all years within the portal's limits stand there
 * - kept: year that the agreement has already; it can always be chosen again
 *
 * Source: specification document 2, sections 5 and 9.
 */
export function toYearChoices(
  member: 'startYear' | 'endYear',
  kept: number | null,
  now: Date,
  known: readonly NamedItem[] | undefined,
): readonly SelectOption[] {
  const latest = member === 'endYear' ? MAX_AGREEMENT_END_YEAR : LAST_ACADEMIC_YEAR;
  const years = new Map((known ?? YEARS_WITHIN_LIMITS).map(({ id, name }) => [id, name]));
  if (kept !== null && !years.has(kept)) years.set(kept, academicYearName(kept));
  return [...years]
    .sort(([first], [second]) => first - second)
    .map(([year, name]) => ({
      value: String(year),
      label: name,
      isDisabled: year !== kept && (year < firstAgreementYear(now) || year > latest),
    }));
}

const YEARS_WITHIN_LIMITS = Array.from(
  { length: LAST_ACADEMIC_YEAR - FIRST_ACADEMIC_YEAR + 1 },
  (_, index) => ({
    id: FIRST_ACADEMIC_YEAR + index,
    name: academicYearName(FIRST_ACADEMIC_YEAR + index),
  }),
);
