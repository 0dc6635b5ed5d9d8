import * as z from 'zod/mini';
import { refusedAs } from '../errorCodes.ts';
import { ECTS_COORDINATOR } from '../members/ectsCoordinator.ts';
import { DEPARTMENT } from '../members/institution.ts';
import { pickReadable } from '../members/pick.ts';
import type { RecordOf } from '../members/picked.ts';
import { departmentName } from './departmentName.ts';

/** Longest texts that a coordinator's record takes, in characters. */
export const ECTS_COORDINATOR_MAX_LENGTH = {
  name: ECTS_COORDINATOR.fields.firstName.maxLength,
  email: ECTS_COORDINATOR.fields.email.maxLength,
  department: DEPARTMENT.fields.name.maxLength,
  purpose: ECTS_COORDINATOR.fields.purpose.maxLength,
} as const;

/**
 * Row of the ECTS coordinators list, as `ECTSCoordinatorTables` answers.
 *
 * - dateModified: the version that a save has to name
 *
 * Source: specification document 2, sections 2.4 and 3.
 */
export const ectsCoordinator = pickReadable(
  ECTS_COORDINATOR,
  ['id', 'firstName', 'lastName', 'email', 'purpose', 'dateModified', 'department'],
  { department: departmentName },
);
export type EctsCoordinator = RecordOf<typeof ectsCoordinator>;

const requiredText = (maximum: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, refusedAs('required')), z.maxLength(maximum, refusedAs('too-long')));

/**
 * What a person types into a coordinator's row; every field is required.
 *
 * Issues carry codes as their message: `required`, `too-long`, `not-an-email`. The server checks the same texts.
 *
 * Source: specification document 2, section 5.
 */
export const ectsCoordinatorFieldsSchema = z.object({
  firstName: requiredText(ECTS_COORDINATOR_MAX_LENGTH.name),
  lastName: requiredText(ECTS_COORDINATOR_MAX_LENGTH.name),
  email: requiredText(ECTS_COORDINATOR_MAX_LENGTH.email).check(z.email(refusedAs('not-an-email'))),
  purpose: requiredText(ECTS_COORDINATOR_MAX_LENGTH.purpose),
});

/** The row's form: the fields, and the department by its name, which is chosen or typed. */
export const ectsCoordinatorFormSchema = z.extend(ectsCoordinatorFieldsSchema, {
  department: requiredText(ECTS_COORDINATOR_MAX_LENGTH.department),
});
export type EctsCoordinatorForm = z.infer<typeof ectsCoordinatorFormSchema>;
