import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { ParsedMembers } from '../posted/parsedMembers.ts';
import type { Resolved } from './resolveReferences.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

/** A copy of a record brings what the server set of the original; none of it is taken over. */
const OF_THE_ORIGINAL: readonly string[] = ['dateModified', 'dateCreated', 'isSample', 'fetchedAt'];

/**
 * Refuses posted values of members that the server sets, unless they say what is stored already; empty values are echoes of
 * nothing. A new record takes no such value at all, but false, which many of them begin with, and what stands in a copy.
 */
export function serverSetErrors(
  definition: SetDefinition,
  before: StoredRecord | null,
  { members, resolved }: { readonly members: ParsedMembers; readonly resolved: Resolved },
  prefix: string,
): FieldError[] {
  const refused = (member: string, value: unknown): boolean => {
    // The version is compared on its own.
    if (before === null ? OF_THE_ORIGINAL.includes(member) : member === 'dateModified') return false;
    return (
      !isDeepStrictEqual(
        value,
        before === null ? (definition.fields[member]?.default ?? null) : before[member],
      ) && !(before === null && value === null)
    );
  };
  const fields = [...members.fields].filter(
    ([member, value]) => definition.fields[member]?.isServerSet === true && refused(member, value),
  );
  const references = [...members.references].filter(([member, reference]) => {
    const link = definition.links[member];
    const { isServerSet } = (link?.kind === 'toOne' ? link : definition.fields[member]) ?? {};
    return isServerSet === true && refused(member, reference === null ? null : resolved.get(reference));
  });
  return [...fields, ...references].map(([member]) => ({ field: prefix + member, code: 'read-only' }));
}
