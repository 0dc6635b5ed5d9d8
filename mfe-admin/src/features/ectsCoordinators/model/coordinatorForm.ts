import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import {
  ectsCoordinatorFormSchema,
  type EctsCoordinator,
  type EctsCoordinatorForm,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { type ConflictShape } from 'shared-record/model';

/** Fields in the order of the table's columns. Source: specification document 2, section 2.4. */
export const COORDINATOR_COLUMNS = ['firstName', 'lastName', 'email', 'department', 'purpose'] as const;
export type CoordinatorColumn = (typeof COORDINATOR_COLUMNS)[number];

/** Fields that no column shows: below the row while it is edited. */
export const COORDINATOR_DETAILS = ['phone', 'address'] as const;

export const COORDINATOR_FIELDS = [...COORDINATOR_COLUMNS, ...COORDINATOR_DETAILS];
export type CoordinatorField = (typeof COORDINATOR_FIELDS)[number];

/** What is compared of two versions of a row. */
export const COORDINATOR_SHAPE: ConflictShape<EctsCoordinatorForm> = { fields: COORDINATOR_FIELDS };

export const EMPTY_FORM: EctsCoordinatorForm = {
  firstName: '',
  lastName: '',
  email: '',
  department: '',
  purpose: '',
  phone: '',
  address: '',
};

/** Writes a record as the texts that its form begins with. */
export function toCoordinatorForm(coordinator: EctsCoordinator, language: Language): EctsCoordinatorForm {
  return {
    firstName: coordinator.firstName ?? '',
    lastName: coordinator.lastName ?? '',
    email: coordinator.email ?? '',
    department: nameIn(coordinator.department, language),
    purpose: coordinator.purpose ?? '',
    phone: coordinator.phone ?? '',
    address: coordinator.address ?? '',
  };
}

/** Cuts the spaces around each text of a form that has been checked. Throws when it would be refused. */
export function trimmedForm(form: EctsCoordinatorForm) {
  return ectsCoordinatorFormSchema.parse(form);
}

/** Names a person, given name first; '' when the record has no name. */
export function coordinatorName({
  firstName,
  lastName,
}: Pick<EctsCoordinator, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Finds the department that a typed text names, in either language; as the server compares. */
export function findDepartment<Department extends DepartmentName>(
  departments: readonly Department[],
  text: string,
): Department | undefined {
  const wanted = fold(text);
  return departments.find(
    ({ name, nameGR }) => fold(name) === wanted || (nameGR != null && fold(nameGR) === wanted),
  );
}

function fold(text: string): string {
  return compareText(text);
}
