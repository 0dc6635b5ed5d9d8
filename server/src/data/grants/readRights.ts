import { grantsOf, type Caller, type Grant } from 'shared-contracts/sets/access.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { SetDefinition } from '../model/definition.ts';
import { isHidden, opensMember } from './grants.ts';

/** Conditions of grants, any of which is enough; `all` stands for no condition, an empty list for never. */
export type Opening = 'all' | readonly NonNullable<Grant['where']>[];

/** What a caller may read of a set. */
export type SetRights = {
  /** Rows that the caller may read. */
  readonly rows: Opening;
  /** Rows on which the caller may read a member, given that the row itself is readable. */
  readonly opening: (member: string) => Opening;
};

const EVERYTHING: SetRights = { rows: 'all', opening: () => 'all' };

/**
 * Works out what a caller may read of a set, by `DATA_ACCESS` and `RESTRICTED_FIELDS`.
 *
 * - caller: null is the server itself
 * - child sets are open: only the record that owns them leads to them, and that record's member has been checked
 */
export function readRights(definition: SetDefinition, caller: Caller | null): SetRights {
  const set = SET_NAMES.find((name) => name === definition.name);
  if (caller === null || set === undefined) return EVERYTHING;
  const grants = grantsOf(caller, 'read', set);
  const rows = openingOf(grants);
  return {
    rows,
    opening: (member) => {
      if (isHidden(caller, set, member)) return [];
      const opening = openingOf(grants.filter((grant) => opensMember(grant, member)));
      return covers(opening, rows) ? 'all' : opening;
    },
  };
}

function openingOf(grants: readonly Grant[]): Opening {
  const conditions = grants.map((grant) => grant.where);
  return conditions.includes(undefined) ? 'all' : conditions.filter((where) => where !== undefined);
}

/** A member's own conditions need no check where they are those of the row. */
function covers(opening: Opening, rows: Opening): boolean {
  if (opening === 'all' || opening.length === 0) return false;
  const texts = new Set(opening.map((where) => JSON.stringify(where)));
  return rows !== 'all' && rows.every((where) => texts.has(JSON.stringify(where)));
}
