import * as z from 'zod/mini';
import { reference } from './values.ts';

/** Months of all students of a row together, per academic year. */
export const STUDENT_MONTHS = { min: 2, max: 60 } as const;
/** Days of each member of staff, per academic year. */
export const STAFF_DAYS_PER_PERSON = { min: 2, max: 60 } as const;

const people = z.int('required').check(z.minimum(1, 'required'));

const institutions = { fromInstitution: reference, toInstitution: reference };

const differs = z.refine<{ fromInstitution: number; toInstitution: number }>(
  (row) => row.fromInstitution !== row.toInstitution,
  { error: 'same-institution', path: ['toInstitution'] },
);

/**
 * Row of students of an agreement, for studies or for a traineeship.
 *
 * - codes: `required`, `months-out-of-range` {min, max}, `study-cycle-missing`, `same-institution`
 *
 * Source: specification document 2, section 5.
 */
export const studentMobilityRowSchema = z
  .object({
    ...institutions,
    mobilitiesPerYear: people,
    totalMonthsPerYear: z.number('required').check(
      z.refine((months) => STUDENT_MONTHS.min <= months && months <= STUDENT_MONTHS.max, {
        error: 'months-out-of-range',
        params: STUDENT_MONTHS,
      }),
    ),
    studyCycles: z.array(z.unknown(), 'study-cycle-missing').check(z.minLength(1, 'study-cycle-missing')),
    subjectAreasWithClarifications: z.array(z.unknown(), 'required').check(z.minLength(1, 'required')),
  })
  .check(differs);

/**
 * Row of staff of an agreement, for teaching or for training.
 *
 * - codes: `required`, `days-out-of-range` {min, max} with the limits for one person, `same-institution`
 *
 * Source: specification document 2, section 5.
 */
export const staffMobilityRowSchema = z
  .object({ ...institutions, mobilitiesPerYear: people, totalDaysPerYear: z.number('required') })
  .check(
    differs,
    z.refine(
      ({ mobilitiesPerYear, totalDaysPerYear }) =>
        STAFF_DAYS_PER_PERSON.min * mobilitiesPerYear <= totalDaysPerYear &&
        totalDaysPerYear <= STAFF_DAYS_PER_PERSON.max * mobilitiesPerYear,
      { error: 'days-out-of-range', path: ['totalDaysPerYear'], params: STAFF_DAYS_PER_PERSON },
    ),
  );
