import { grantsOf, type Caller, type Grant } from 'shared-contracts/sets/access.ts';
import { RESTRICTED_FIELDS } from 'shared-contracts/sets/memberAccess.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { notPermitted } from '../../platform/refusals.ts';
import type { SetDefinition } from '../model/definition.ts';
import { rootSetOf } from '../model/model.ts';

/** Throws 403 for a caller who may change nothing of a set, whatever the record. */
export function requireSomeGrant(caller: Caller, definition: SetDefinition): void {
  const operations = ['create', 'update', 'delete'] as const;
  const set = rootSetOf(definition);
  if (operations.every((operation) => grantsOf(caller, operation, set).length === 0)) throw notPermitted();
}

/** Tells whether a grant opens a member of the records that it opens. */
export function opensMember({ fields }: Grant, member: string): boolean {
  return member === 'id' || fields === undefined || fields.includes(member);
}

/** Tells whether a member needs a permission of its own that the caller lacks. */
export function isHidden(caller: Caller, set: SetName, member: string): boolean {
  const restricted = RESTRICTED_FIELDS[set] ?? {};
  const needed = Object.hasOwn(restricted, member) ? restricted[member] : undefined;
  return needed !== undefined && !caller.permissions.includes(needed);
}

/** Names the first member that the grants do not open to the caller, or that needs a permission of its own. */
export function closedMember(
  caller: Caller,
  grants: readonly Grant[],
  set: SetName,
  { changed, posted }: { readonly changed: readonly string[]; readonly posted: readonly string[] },
): string | undefined {
  // Posting alone is refused here: an equal value would tell what a hidden member holds.
  return (
    posted.find((member) => isHidden(caller, set, member)) ??
    changed.find((member) => !grants.some((grant) => opensMember(grant, member)))
  );
}
