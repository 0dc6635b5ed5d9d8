import * as z from 'zod/mini';
import { MAX_AGREEMENT_END_YEAR } from '../../dates/academicYear.ts';
import { universityYear } from '../../dates/universityTime.ts';
import { reference } from '../../members/check/values.ts';
import { refusedAs } from '../../errors/errorCodes.ts';

/** Earliest year that a new agreement may name: the one before the current calendar year of the university. */
export function firstAgreementYear(now: Date): number {
  return universityYear(now) - 1;
}

/**
 * Start and end of an agreement, as academic years by their first calendar year.
 *
 * - codes: `required`, `year-too-early` {min}, `year-too-late` {max}, `end-before-start`
 * - an agreement that is old already keeps its years; only years that are chosen now are checked
 *
 * Source: specification document 2, section 5.
 */
export function agreementYearsSchema(now: Date) {
  const min = firstAgreementYear(now);
  const notTooEarly = z.refine<number>((year) => year >= min, {
    error: refusedAs('year-too-early'),
    params: { min },
  });
  const notTooLate = z.refine<number>((year) => year <= MAX_AGREEMENT_END_YEAR, {
    error: refusedAs('year-too-late'),
    params: { max: MAX_AGREEMENT_END_YEAR },
  });
  return z
    .object({ startYear: reference.check(notTooEarly), endYear: reference.check(notTooEarly, notTooLate) })
    .check(
      z.refine(({ startYear, endYear }) => startYear <= endYear, {
        error: refusedAs('end-before-start'),
        path: ['endYear'],
      }),
    );
}
