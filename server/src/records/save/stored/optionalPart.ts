import { isBlankPart } from 'shared-contracts/members/blank.ts';
import type { Link, SetDefinition } from '../../model/definition.ts';
import type { StoredRecord } from './storedRecord.ts';

/** Tells whether a link leads to one part within the record that no stage asks for: one of which nothing is filled in is none. */
export function isOptionalPart({ kind, requiredWhen }: Link): boolean {
  return kind === 'ownedOne' && requiredWhen === undefined;
}

/** Tells whether nothing is filled in of a part, or there is none; what every new one begins with is not filled in. */
export function isNothing({ fields }: SetDefinition, part: StoredRecord | null): boolean {
  if (part === null) return true;
  const said = Object.entries(part).filter(([member, value]) => value !== fields[member]?.default);
  return isBlankPart(Object.fromEntries(said));
}
