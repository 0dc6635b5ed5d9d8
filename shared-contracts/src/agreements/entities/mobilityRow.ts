import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { checkWhole } from '../../members/check/check.ts';
import { numberCheck } from '../../members/check/fieldCheck.ts';
import { STAFF_MOBILITY_FOR_TEACHING, STUDENT_MOBILITY_FOR_STUDIES } from '../members/mobilityRow.ts';
import {
  LANGUAGE_SKILL_SUBJECT_AREA,
  ROW_LANGUAGE_SKILL,
  ROW_SUBJECT_AREA,
} from '../members/mobilityRowParts.ts';

/** Months of all students of a row together, per academic year. */
export const STUDENT_MONTHS = { min: 2, max: 60 } as const;
/** Days of each member of staff, per academic year. */
export const STAFF_DAYS_PER_PERSON = { min: 2, max: 60 } as const;

const { mobilitiesPerYear, totalMonthsPerYear } = STUDENT_MOBILITY_FOR_STUDIES.fields;
const { totalDaysPerYear } = STAFF_MOBILITY_FOR_TEACHING.fields;

const parts = {
  // Nobody is no number of people, though a partner may say so.
  mobilitiesPerYear: numberCheck(mobilitiesPerYear).check(
    z.minimum(1, refusedAs('too-small')),
    z.maximum(mobilitiesPerYear.maximum, refusedAs('too-large')),
  ),
  subjectAreasWithClarifications: checkWhole(ROW_SUBJECT_AREA, 'filled-in'),
  recommendedLanguageSkills: checkWhole(ROW_LANGUAGE_SKILL, 'filled-in', {
    subjectAreaWithClarification: checkWhole(LANGUAGE_SKILL_SUBJECT_AREA, 'filled-in'),
  }),
};

const differs = z.refine<{ fromInstitution: number; toInstitution: number }>(
  (ends) => ends.fromInstitution !== ends.toInstitution,
  {
    error: refusedAs('same-institution'),
    path: ['toInstitution'],
    when: ({ value }) => hasNumbers(value, 'fromInstitution', 'toInstitution'),
  },
);

/** A row without a study cycle is refused in words of its own. */
const studyCycles = z
  .array(z.unknown(), refusedAs('study-cycle-missing'))
  .check(z.minLength(1, refusedAs('study-cycle-missing')));

/**
 * Row of students of an agreement, for studies or for a traineeship.
 *
 * - codes: those of its members, `months-out-of-range` {min, max}, `study-cycle-missing`, `same-institution`
 * - a language skill needs language and level; a row needs no skill
 *
 * Source: specification document 2, section 5.
 */
export const studentMobilityRowSchema = z
  .extend(
    checkWhole(STUDENT_MOBILITY_FOR_STUDIES, 'filled-in', {
      ...parts,
      totalMonthsPerYear: numberCheck(totalMonthsPerYear).check(
        z.refine((months) => STUDENT_MONTHS.min <= months && months <= STUDENT_MONTHS.max, {
          error: refusedAs('months-out-of-range'),
          params: STUDENT_MONTHS,
        }),
      ),
    }),
    { studyCycles },
  )
  .check(differs);

/**
 * Row of staff of an agreement, for teaching or for training.
 *
 * - codes: those of its members, `days-out-of-range` {min, max} with the limits for one person, `same-institution`
 * - a language skill needs language and level; a row needs no skill
 *
 * Source: specification document 2, section 5.
 */
export const staffMobilityRowSchema = checkWhole(STAFF_MOBILITY_FOR_TEACHING, 'filled-in', {
  ...parts,
  totalDaysPerYear: numberCheck(totalDaysPerYear),
}).check(
  differs,
  z.refine(
    ({ mobilitiesPerYear: people, totalDaysPerYear: days }) =>
      STAFF_DAYS_PER_PERSON.min * people <= days && days <= STAFF_DAYS_PER_PERSON.max * people,
    {
      error: refusedAs('days-out-of-range'),
      path: ['totalDaysPerYear'],
      params: STAFF_DAYS_PER_PERSON,
      // Of a number of people that cannot be, nobody is told how many days it should have.
      when: ({ value }) =>
        hasNumbers(value, 'mobilitiesPerYear', 'totalDaysPerYear') &&
        parts.mobilitiesPerYear.safeParse(peopleOf(value)).success,
    },
  ),
);

function peopleOf(row: unknown): unknown {
  return Reflect.get(Object(row), 'mobilitiesPerYear');
}

/** A rule about two members is checked as soon as both are there, whatever else is wrong with the row. */
function hasNumbers(value: unknown, ...members: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    members.every((member) => Number.isFinite((value as Readonly<Record<string, unknown>>)[member]))
  );
}
