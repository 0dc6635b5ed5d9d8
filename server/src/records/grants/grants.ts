import { grantsHeld, type Caller, type Grant, type Operation } from 'shared-contracts/rights/grants.ts';
import { notPermitted } from '../../platform/problems/refusals.ts';
import type { SetDefinition } from '../model/definition.ts';

/** Lists the grants on the records of a set that the caller's permissions open, whatever the record. */
export function grantsOn(caller: Caller, operation: Operation, { access }: SetDefinition): readonly Grant[] {
  return grantsHeld(caller, operation, access);
}

/** Throws 403 for a caller who may change nothing of a set, whatever the record. */
export function requireSomeGrant(caller: Caller, definition: SetDefinition): void {
  const operations = ['create', 'update', 'delete'] as const;
  if (operations.every((operation) => grantsOn(caller, operation, definition).length === 0))
    throw notPermitted();
}

/** Tells whether a grant opens a member of the records that it opens. */
export function opensMember({ fields }: Grant, member: string): boolean {
  return member === 'id' || fields === undefined || fields.includes(member);
}

/** Tells whether a member needs a permission of its own that the caller lacks. */
export function isHidden(caller: Caller, { restricted }: SetDefinition, member: string): boolean {
  const needed = Object.hasOwn(restricted, member) ? restricted[member] : undefined;
  return needed !== undefined && !caller.permissions.includes(needed);
}

/** Names the first member that the grants do not open to the caller, or that needs a permission of its own. */
export function closedMember(
  caller: Caller,
  grants: readonly Grant[],
  definition: SetDefinition,
  { changed, posted }: { readonly changed: readonly string[]; readonly posted: readonly string[] },
): string | undefined {
  // Posting alone is refused here: an equal value would tell what a hidden member holds.
  return (
    posted.find((member) => isHidden(caller, definition, member)) ??
    changed.find((member) => !grants.some((grant) => opensMember(grant, member)))
  );
}
