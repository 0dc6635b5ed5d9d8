import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import { OPENED_BY_LINK, RESTRICTED_FIELDS } from 'shared-contracts/sets/memberAccess.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import { contentMember } from '../../records/model/content.ts';
import { defineModel } from '../../records/model/defineModel.ts';
import type { SetDefinition } from '../../records/model/definition.ts';
import { AGREEMENT_SETS } from './agreementSets.ts';
import { APPLICATION_SETS } from './applicationSets.ts';
import { FACTSHEET_SETS } from './factsheetSets.ts';
import { INSTITUTION_SETS } from './institutionSets.ts';
import { MOBILITY_SETS } from './mobilitySets.ts';
import { REFERENCE_SETS } from './referenceSets.ts';
import { USER_SETS } from './userSets.ts';

/** Every entity set and child set of the data API. */
export const MODEL = defineModel(
  {
    ...REFERENCE_SETS,
    ...USER_SETS,
    ...INSTITUTION_SETS,
    ...FACTSHEET_SETS,
    ...AGREEMENT_SETS,
    ...MOBILITY_SETS,
    ...APPLICATION_SETS,
  },
  { access: DATA_ACCESS, restricted: RESTRICTED_FIELDS, openedByLink: OPENED_BY_LINK },
);

const ROOT_SETS_BY_LOWER_NAME = new Map(SET_NAMES.map((name) => [name.toLowerCase(), MODEL[name]]));

/**
 * Finds the set that an address names.
 *
 * - name: in any case; child sets are not found, they are reached through the set that owns them
 */
export function findSet(name: string): SetDefinition | undefined {
  return ROOT_SETS_BY_LOWER_NAME.get(name.toLowerCase());
}

/** Every column of the model that names the content of a file, by its table. */
export const CONTENT_COLUMNS: readonly { readonly table: string; readonly column: string }[] = Object.values(
  MODEL,
).flatMap((definition) => {
  const member = contentMember(definition);
  return member === undefined ? [] : [{ table: definition.table, column: member.column }];
});
