import { COORDINATOR_FIELDS, type CoordinatorField } from './coordinatorForm.ts';

/** Finds the field of the row that a refused save names. A new department's `name` is refused at the field in which it was typed. */
export function placeInCoordinator([member = '']: readonly string[]): CoordinatorField | undefined {
  return member === 'name' ? 'department' : COORDINATOR_FIELDS.find((known) => known === member);
}
