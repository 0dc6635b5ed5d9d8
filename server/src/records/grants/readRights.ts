import type { Caller, Grant } from 'shared-contracts/rights/grants.ts';
import type { SetDefinition } from '../model/definition.ts';
import { grantsOn, isHidden, opensMember } from './grants.ts';

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
 * Works out what a caller may read of a set, by the rights of its definition.
 *
 * - caller: null is the server itself
 * - child sets are open: only the record that owns them leads to them, and that record's member has been checked
 */
export function readRights(definition: SetDefinition, caller: Caller | null): SetRights {
  if (caller === null || definition.owner !== undefined) return EVERYTHING;
  const grants = grantsOn(caller, 'read', definition);
  const rows = openingOf(grants);
  return {
    rows,
    opening: (member) => {
      if (isHidden(caller, definition, member)) return [];
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
