import type { EctsCoordinatorForm } from 'shared-contracts/entities/ectsCoordinator.ts';
import { COORDINATOR_FIELDS, type CoordinatorField } from './coordinatorForm.ts';

/** The three states of a row that two people change: as it was opened, as it is now on the server, as it was typed here. */
export type CoordinatorConflict = {
  readonly opened: EctsCoordinatorForm;
  readonly theirs: EctsCoordinatorForm;
  readonly mine: EctsCoordinatorForm;
};

export type ConflictField = {
  readonly field: CoordinatorField;
  readonly theirs: string;
  readonly mine: string;
};

/** Lists the fields that somebody else changed since the row was opened, with both texts. */
export function changedByOthers({ opened, theirs, mine }: CoordinatorConflict): readonly ConflictField[] {
  return COORDINATOR_FIELDS.filter((field) => theirs[field] !== opened[field]).map((field) => ({
    field,
    theirs: theirs[field],
    mine: mine[field],
  }));
}

/** Keeps every text that was typed here, and takes theirs in the fields that were left alone. */
export function keepMine({ opened, theirs, mine }: CoordinatorConflict): EctsCoordinatorForm {
  const pick = (field: CoordinatorField) => (mine[field] === opened[field] ? theirs[field] : mine[field]);
  return {
    firstName: pick('firstName'),
    lastName: pick('lastName'),
    email: pick('email'),
    department: pick('department'),
    purpose: pick('purpose'),
  };
}
