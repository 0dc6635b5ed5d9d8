import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { SetDefinition } from '../model/definition.ts';
import type { Key } from '../model/key.ts';
import type { ParsedRecord } from './posted/parsedMembers.ts';
import type { CurrentRecord } from './stored/version.ts';

/** One record of a body, with what was refused while it was read. */
export type SaveJob = {
  readonly definition: SetDefinition;
  readonly record: ParsedRecord;
  /** Version from the header `If-Match`. */
  readonly version: string | undefined;
  readonly errors: readonly FieldError[];
  /** Path of the record from the body's root, '' or ending in `/`. */
  readonly prefix: string;
  /** Reads the record as the caller sees it, for `current`. */
  readonly readCurrent: (id: Key) => Promise<CurrentRecord>;
};
