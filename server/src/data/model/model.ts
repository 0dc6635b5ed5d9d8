import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import { AGREEMENT_SETS } from './agreementSets.ts';
import { APPLICATION_SETS } from './applicationSets.ts';
import { columnName } from './columnName.ts';
import type { Field, SetDefinition } from './definition.ts';
import { FACTSHEET_SETS } from './factsheetSets.ts';
import { INSTITUTION_SETS } from './institutionSets.ts';
import { MOBILITY_SETS } from './mobilitySets.ts';
import { REFERENCE_SETS } from './referenceSets.ts';
import { USER_SETS } from './userSets.ts';

/** Every entity set and child set of the data API. */
export const MODEL: { readonly [Name in SetName | ChildSetName]: SetDefinition<Name> } = {
  ...REFERENCE_SETS,
  ...USER_SETS,
  ...INSTITUTION_SETS,
  ...FACTSHEET_SETS,
  ...AGREEMENT_SETS,
  ...MOBILITY_SETS,
  ...APPLICATION_SETS,
};

/** Column of every table of a child set that keeps the order in which the children were given, from 0. */
export const POSITION_COLUMN = 'position';

const ROOT_SETS_BY_LOWER_NAME = new Map(SET_NAMES.map((name) => [name.toLowerCase(), MODEL[name]]));

/**
 * Finds the set that an address names.
 *
 * - name: in any case; child sets are not found, they are reached through the set that owns them
 */
export function findSet(name: string): SetDefinition | undefined {
  return ROOT_SETS_BY_LOWER_NAME.get(name.toLowerCase());
}

/** Names the column that a field lies in. */
export function columnOf(member: string, field: Field): string {
  return field.column ?? columnName(member);
}

/** Names the set at the root of a definition's owners: the definition's own name when it has no owner. */
export function rootSetOf(definition: SetDefinition): SetName {
  const owner = definition.owner && MODEL[definition.owner.set];
  if (owner) return rootSetOf(owner);
  const root = SET_NAMES.find((name) => name === definition.name);
  if (!root) throw new Error(`${definition.name} has no owner and is no entity set`);
  return root;
}
