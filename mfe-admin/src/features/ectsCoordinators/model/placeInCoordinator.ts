import { COORDINATOR_FIELDS, type CoordinatorField } from './coordinatorForm.ts';
import { NEW_COORDINATOR_STEPS } from './newCoordinatorForm.ts';

/** Finds the field of the row that a refused save names. A new department's `name` is refused at the field in which it was typed. */
export function placeInCoordinator([member = '']: readonly string[]): CoordinatorField | undefined {
  return member === 'name' ? 'department' : COORDINATOR_FIELDS.find((known) => known === member);
}

/** The same for the add form. */
export function placeInNewCoordinator([member = '']: readonly string[]): string | undefined {
  if (member === 'name') return 'department';
  return NEW_COORDINATOR_STEPS.flatMap(({ members }) => members).find((known) => known === member);
}
