import type { FieldError } from 'shared-contracts/errors.ts';
import type { Key, ParsedMembers } from '../save/parsedMembers.ts';
import type { SaveContext } from '../save/saveContext.ts';
import type { StoredRecord } from '../save/storedRecord.ts';

/** A save that is about to be written. */
export type Change = {
  /** The record as it is stored, locked; null when it is new. */
  readonly before: StoredRecord | null;
  /** The record as it will be; rules complete what the server sets. */
  readonly after: Record<string, unknown>;
  readonly posted: ParsedMembers;
  /** Members whose value the caller changes; every posted one of a new record. */
  readonly changed: readonly string[];
};

/**
 * What holds for one set besides the model and the table of rights.
 *
 * - findExisting: finds the record that a body without an id means, where no unique member tells it
 * - apply: checks a change and completes it; gives the refused fields, or throws a `Problem` for a change that no other
 *   value would mend
 * - checkDelete: throws a `Problem` when the record must stay
 */
export type SetRules = {
  readonly findExisting?: (posted: ParsedMembers, context: SaveContext) => Promise<Key | undefined>;
  readonly apply?: (
    change: Change,
    context: SaveContext,
  ) => Promise<readonly FieldError[]> | readonly FieldError[];
  readonly checkDelete?: (record: StoredRecord, context: SaveContext) => Promise<void> | void;
};

/** Tells whether a body names a member. */
export function isPosted(posted: ParsedMembers, member: string): boolean {
  return [posted.fields, posted.references, posted.children, posted.links].some((members) =>
    members.has(member),
  );
}
