import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import {
  ectsCoordinatorFormSchema,
  type EctsCoordinator,
  type EctsCoordinatorForm,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { foldText } from 'shared-contracts/text/text.ts';
import { type ConflictShape } from 'shared-record/model';

/** Fields of the row in the order of the table's columns. */
export const COORDINATOR_FIELDS = ['firstName', 'lastName', 'email', 'department', 'purpose'] as const;
export type CoordinatorField = (typeof COORDINATOR_FIELDS)[number];

/** What is compared of two versions of a row. */
export const COORDINATOR_SHAPE: ConflictShape<EctsCoordinatorForm> = { fields: COORDINATOR_FIELDS };

export const EMPTY_FORM: EctsCoordinatorForm = {
  firstName: '',
  lastName: '',
  email: '',
  department: '',
  purpose: '',
};

/** Writes a record as the texts that its form begins with. */
export function toCoordinatorForm(coordinator: EctsCoordinator, language: Language): EctsCoordinatorForm {
  return {
    firstName: coordinator.firstName ?? '',
    lastName: coordinator.lastName ?? '',
    email: coordinator.email ?? '',
    department: nameIn(coordinator.department, language),
    purpose: coordinator.purpose ?? '',
  };
}

/** Cuts the spaces around each text of a form that has been checked. Throws when it would be refused. */
export function trimmedForm(form: EctsCoordinatorForm): EctsCoordinatorForm {
  return ectsCoordinatorFormSchema.parse(form);
}

/** Names a person, given name first; '' when the record has no name. */
export function coordinatorName({
  firstName,
  lastName,
}: Pick<EctsCoordinator, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Finds the department that a typed text names, in either language; spaces, case and accents do not count, as on the server. */
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
  return foldText(text.trim().replace(/\s+/g, ' '));
}
