import type { Nesting } from 'shared-contracts/members/entity.ts';
import { type BodyObject, isObject, ownMember } from './body.ts';

/** Tells a record that a save carries whole in the place of a link from one that it only names. */
export function isNestedRecord(nests: Nesting | undefined, value: unknown): value is BodyObject {
  if (nests === undefined || !isObject(value)) return false;
  const hasId = (ownMember(value, 'id') ?? null) !== null;
  return hasId ? nests === 'whole' && Object.keys(value).some(isContent) : true;
}

function isContent(member: string): boolean {
  return member !== 'id' && member !== '$state' && !member.startsWith('@odata.');
}
