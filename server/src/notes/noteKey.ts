import { claimKey, type Earlier, type Repeatable } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { conflict } from '../platform/problems/refusals.ts';

/** Calls that write something once for each key. */
type NoteCall = 'addNote' | 'mailPartner' | 'addApplicationNote' | 'proposeAgreement';

/**
 * A key as it was sent.
 *
 * - content: everything else that was sent, with the record that it is about
 */
export type NoteKey = {
  readonly call: NoteCall;
  readonly key: string;
  readonly userId: number;
  readonly content: Readonly<Record<string, unknown>>;
};

/**
 * Takes a key for the transaction; undefined when the caller uses it for the first time. Each person has keys of their own.
 *
 * Throws a `Problem` 409 where the caller used the key for another call or other content.
 */
export async function claimNoteKey(
  database: Database,
  noteKey: NoteKey,
  at: Date,
): Promise<Earlier['ids'] | undefined> {
  const earlier = await claimKey(database, repeatableOf(noteKey), at);
  if (earlier?.isSame === false) throw usedKey();
  return earlier?.ids;
}

/** Returns what `keepSaved` needs to answer a repeated call. */
export function repeatableOf({ call, key, userId, content }: NoteKey): Repeatable {
  return { userId, key, set: 'notes', records: [{ call, ...content }] };
}

/** Returns ids without repetitions in one order: sent again in another order, a list is the same. */
export function namedOnce(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

function usedKey() {
  return conflict({
    en: 'This key was used for something else. Reload the page and write it again.',
    el: 'Το κλειδί αυτό έχει χρησιμοποιηθεί για κάτι άλλο. Ανανεώστε τη σελίδα και γράψτε το ξανά.',
  });
}
