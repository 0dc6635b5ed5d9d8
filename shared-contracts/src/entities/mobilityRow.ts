import * as z from 'zod/mini';
import { reference, requiredText } from './values.ts';
import { refusedAs } from '../errorCodes.ts';

/** Months of all students of a row together, per academic year. */
export const STUDENT_MONTHS = { min: 2, max: 60 } as const;
/** Days of each member of staff, per academic year. */
export const STAFF_DAYS_PER_PERSON = { min: 2, max: 60 } as const;

const people = z
  .number('required')
  .check(z.refine(Number.isInteger, refusedAs('not-a-whole-number')), z.minimum(1, refusedAs('required')));

/** Sum of all people of a row. The partner network takes two decimals and no more. */
const sum = z.number(refusedAs('required')).check(z.refine(hasTwoDecimals, refusedAs('too-many-decimals')));

const row = {
  fromInstitution: reference,
  toInstitution: reference,
  mobilitiesPerYear: people,
  subjectAreasWithClarifications: z
    .array(z.object({ subjectArea: reference }), refusedAs('required'))
    .check(z.minLength(1, refusedAs('required'))),
  recommendedLanguageSkills: z.nullish(
    z.array(z.object({ language: reference, languageLevel: requiredText })),
  ),
};

const differs = z.refine<{ fromInstitution: number; toInstitution: number }>(
  (ends) => ends.fromInstitution !== ends.toInstitution,
  {
    error: refusedAs('same-institution'),
    path: ['toInstitution'],
    when: ({ value }) => hasNumbers(value, 'fromInstitution', 'toInstitution'),
  },
);

/**
 * Row of students of an agreement, for studies or for a traineeship.
 *
 * - codes: `required`, `not-a-whole-number`, `too-many-decimals`, `months-out-of-range` {min, max}, `study-cycle-missing`, `same-institution`
 * - a language skill needs language and level; a row needs no skill
 *
 * Source: specification document 2, section 5.
 */
export const studentMobilityRowSchema = z
  .object({
    ...row,
    totalMonthsPerYear: sum.check(
      z.refine((months) => STUDENT_MONTHS.min <= months && months <= STUDENT_MONTHS.max, {
        error: refusedAs('months-out-of-range'),
        params: STUDENT_MONTHS,
      }),
    ),
    studyCycles: z
      .array(z.unknown(), refusedAs('study-cycle-missing'))
      .check(z.minLength(1, refusedAs('study-cycle-missing'))),
  })
  .check(differs);

/**
 * Row of staff of an agreement, for teaching or for training.
 *
 * - codes: `required`, `not-a-whole-number`, `too-many-decimals`, `days-out-of-range` {min, max} with the limits for one person,
 *   `same-institution`
 * - a language skill needs language and level; a row needs no skill
 *
 * Source: specification document 2, section 5.
 */
export const staffMobilityRowSchema = z.object({ ...row, totalDaysPerYear: sum }).check(
  differs,
  z.refine(
    ({ mobilitiesPerYear, totalDaysPerYear }) =>
      STAFF_DAYS_PER_PERSON.min * mobilitiesPerYear <= totalDaysPerYear &&
      totalDaysPerYear <= STAFF_DAYS_PER_PERSON.max * mobilitiesPerYear,
    {
      error: refusedAs('days-out-of-range'),
      path: ['totalDaysPerYear'],
      params: STAFF_DAYS_PER_PERSON,
      when: ({ value }) => hasNumbers(value, 'mobilitiesPerYear', 'totalDaysPerYear'),
    },
  ),
);

function hasTwoDecimals(value: number): boolean {
  // 4.35 * 100 is not a whole number in a computer's arithmetic.
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** A rule about two members is checked as soon as both are there, whatever else is wrong with the row. */
function hasNumbers(value: unknown, ...members: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    members.every((member) => Number.isFinite((value as Readonly<Record<string, unknown>>)[member]))
  );
}
