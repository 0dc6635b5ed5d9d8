import { Problem } from '../../../platform/problems/problem.ts';
import type { Key } from '../../model/key.ts';
import type { StoredRecord } from './storedRecord.ts';

/**
 * Reads the header `If-Match`: an ISO time, in quotes or not. `*` names no version and counts as absent.
 */
export function parseIfMatch(header: string | undefined): string | undefined {
  const text = header?.trim();
  return text === '*' || text === '' ? undefined : text?.replace(/^(?:W\/)?"(.*)"$/, '$1');
}

/** How a save relates to the version that is stored: `unnamed` where it names none, as the documents' calls do (decision 0049). */
export type VersionCheck = 'same' | 'other' | 'unnamed';

/** Stands for whatever a body has in the place of a version that can be none: no record has it. */
const NO_VERSION = '';

/** Reads the version that a body names; undefined when it has no such member. Null and what is no text name a version that no record has. */
export function namedVersion(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : NO_VERSION;
}

/**
 * Compares the versions that a save names with the stored one.
 *
 * - named: from the body and from the header; all that are given must agree
 */
export function checkVersion(stored: StoredRecord, named: readonly (string | undefined)[]): VersionCheck {
  const given = named.filter((version) => version !== undefined);
  if (given.length === 0) return 'unnamed';
  const { dateModified } = stored;
  const isSame = (version: string) => dateModified !== undefined && toIso(version) === dateModified;
  return given.every(isSame) ? 'same' : 'other';
}

function toIso(version: string): string | undefined {
  const time = Date.parse(version);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Gives the version of a changed record: now, or a millisecond after the stored one when the clock stands behind it. */
export function nextVersion(now: Date, stored: StoredRecord | null): string {
  const before =
    typeof stored?.dateModified === 'string' ? Date.parse(stored.dateModified) : Number.NEGATIVE_INFINITY;
  return new Date(Math.max(now.getTime(), before + 1)).toISOString();
}

/** A record that somebody else has changed, as the caller sees it. */
export type CurrentRecord = { readonly set: string; readonly id: Key; readonly current: unknown };

/** Makes the 409 that shows the record as it is now; null when there is none yet. */
export function staleProblem(check: 'other' | 'unnamed', record: CurrentRecord | null): Problem {
  const text =
    check === 'unnamed'
      ? {
          en: 'There is such a record already, and the save does not name it. Read it first and send its id and dateModified.',
          el: 'Υπάρχει ήδη τέτοια εγγραφή και η αποθήκευση δεν την κατονομάζει. Διαβάστε την πρώτα και στείλτε το αναγνωριστικό (id) και το dateModified της.',
        }
      : {
          en: 'Somebody changed the record in the meantime. Nothing was saved.',
          el: 'Κάποιος άλλαξε την εγγραφή στο μεταξύ. Τίποτα δεν αποθηκεύτηκε.',
        };
  return new Problem('stale', text, {
    current: record?.current ?? null,
    currentAt: record === null ? undefined : addressOf(record.set, record.id),
  });
}

/** Where a record is read, below the data API. */
export function addressOf(set: string, id: Key): string {
  return `/${set}/${encodeURIComponent(id)}`;
}
