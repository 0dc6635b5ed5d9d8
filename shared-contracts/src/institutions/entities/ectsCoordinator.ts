import * as z from 'zod/mini';
import { checkOf } from '../../members/check/check.ts';
import { ECTS_COORDINATOR } from '../members/ectsCoordinator.ts';
import { fieldCheck, optionalFieldCheck } from '../../members/check/fieldCheck.ts';
import { DEPARTMENT } from '../members/institution.ts';
import { pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { departmentName } from './departmentName.ts';

const pickedEctsCoordinator = pickReadable(
  ECTS_COORDINATOR,
  ['id', 'firstName', 'lastName', 'email', 'phone', 'address', 'purpose', 'dateModified', 'department'],
  { department: departmentName },
);

export interface EctsCoordinator extends RecordOf<typeof pickedEctsCoordinator> {}
/**
 * Row of the ECTS coordinators list, as `ECTSCoordinatorTables` answers.
 *
 * - dateModified: the version that a save has to name
 *
 * Source: specification document 2, sections 2.4 and 3.
 */
export const ectsCoordinator: Named<typeof pickedEctsCoordinator, EctsCoordinator> = pickedEctsCoordinator;

/**
 * What a person types into a coordinator's row; every field is required.
 *
 * Issues carry codes as their message: `required`, `too-long`, `not-an-email`. The server checks the same texts.
 *
 * Source: specification document 2, section 5.
 */
export const ectsCoordinatorFieldsSchema = checkOf(
  ECTS_COORDINATOR,
  ['firstName', 'lastName', 'email', 'purpose'],
  'filled-in',
);

/**
 * The same with what the add form asks for besides: every field is required.
 *
 * Source: specification document 2, section 2.5.
 */
export const newCoordinatorFieldsSchema = z.extend(ectsCoordinatorFieldsSchema, {
  phone: fieldCheck(ECTS_COORDINATOR.fields.phone),
  address: fieldCheck(ECTS_COORDINATOR.fields.address),
});

/**
 * The row's form: the fields, and the department by its name, which is chosen or typed. Phone and address may be missing, as records of earlier systems
 * have none.
 */
export const ectsCoordinatorFormSchema = z.extend(ectsCoordinatorFieldsSchema, {
  department: fieldCheck(DEPARTMENT.fields.name),
  phone: optionalFieldCheck(ECTS_COORDINATOR.fields.phone),
  address: optionalFieldCheck(ECTS_COORDINATOR.fields.address),
});
export type EctsCoordinatorForm = Record<keyof typeof ectsCoordinatorFormSchema.shape, string>;

const { purpose, phone, address, ...names } = newCoordinatorFieldsSchema.shape;

/** The add form, its department by its name too; faults come in the order in which it asks. */
export const newCoordinatorFormSchema = z.object({
  department: fieldCheck(DEPARTMENT.fields.name),
  ...names,
  phone,
  address,
  purpose,
});
