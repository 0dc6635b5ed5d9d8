import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Key } from '../../../records/model/key.ts';
import type { NestedRecord } from '../../../records/save/posted/parsedMembers.ts';
import type { Resolved } from '../../../records/save/merge/resolveReferences.ts';
import type { StoredRecord } from '../../../records/save/stored/storedRecord.ts';

/**
 * A record that a factsheet carries.
 *
 * - requireVersion: throws a `Problem` 409 with the factsheet as it is now when the save names another version than the stored one
 */
export type CarriedRecord = {
  readonly record: NestedRecord;
  readonly resolved: Resolved;
  readonly requireVersion: (stored: StoredRecord) => Promise<void>;
};

/** What became of it; `hasChanged` where it was changed in its place. */
export type CarriedOutcome = {
  readonly id?: Key;
  readonly errors: readonly FieldError[];
  readonly hasChanged?: boolean;
};
