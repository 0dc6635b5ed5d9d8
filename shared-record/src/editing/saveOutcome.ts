import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { ApiError } from 'shared-client';

/**
 * What a failed save means.
 *
 * - stale: somebody else saved meanwhile; `current` is the record as it is now
 * - refused: the server named what is wrong
 * - gone: the record is not there any more
 * - unanswered: no answer came, or none that can be read; the server may have done its part
 * - failed: anything else; trying again may help
 */
export type SaveOutcome<Current> =
  | { readonly kind: 'stale'; readonly current: Current }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'gone' | 'unanswered' | 'failed' };

/**
 * Reads a failed save.
 *
 * - readCurrent: reads the record that comes with another version; null when it does not fit, then the save just failed
 */
export function saveOutcomeOf<Current>(
  error: unknown,
  readCurrent: (value: unknown) => Current | null,
): SaveOutcome<Current> {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.kind === 'not-found') return { kind: 'gone' };
  if (error.kind === 'network' || error.kind === 'unexpected-reply') return { kind: 'unanswered' };
  const current = error.kind === 'stale' ? readCurrent(error.current) : null;
  if (current !== null) return { kind: 'stale', current };
  return error.errors.length > 0 ? { kind: 'refused', errors: error.errors } : { kind: 'failed' };
}

/** Makes the `readCurrent` of a record by its schema. */
export function readBy<Item, Current>(
  schema: { readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: Item } },
  toCurrent: (item: Item) => Current,
): (value: unknown) => Current | null {
  return (value) => {
    const { success, data } = schema.safeParse(value);
    return success && data !== undefined ? toCurrent(data) : null;
  };
}
