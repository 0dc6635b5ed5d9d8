import type { SetName } from 'shared-contracts/sets.ts';
import { Problem } from '../../platform/problem.ts';
import type { Key } from '../model/key.ts';
import type { StoredRecord } from './storedRecord.ts';

/** Sets whose records nobody edits side by side: the documents save them without a version. */
const WITHOUT_VERSION: readonly SetName[] = ['Users', 'ApplicationFiles'];

/**
 * Reads the header `If-Match`: an ISO time, in quotes or not. `*` names no version and counts as absent.
 */
export function parseIfMatch(header: string | undefined): string | undefined {
  const text = header?.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');
  return text === '*' || text === '' ? undefined : text;
}

/** How a save relates to the version that is stored: `missing` where one has to be named and is not. */
export type VersionCheck = 'same' | 'other' | 'missing';

/**
 * Compares the versions that a save names with the stored one.
 *
 * - named: from the body and from the header; all that are given must agree
 */
export function checkVersion(
  set: SetName,
  stored: StoredRecord,
  named: readonly (string | undefined)[],
): VersionCheck {
  const given = named.filter((version) => version !== undefined);
  if (given.length === 0)
    return stored.dateModified === undefined || WITHOUT_VERSION.includes(set) ? 'same' : 'missing';
  return given.every((version) => toIso(version) === stored.dateModified) ? 'same' : 'other';
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
export function staleProblem(check: 'other' | 'missing', record: CurrentRecord | null): Problem {
  const text =
    check === 'missing'
      ? {
          en: 'The save does not say which version it changes. Read the record first and send its dateModified, or If-Match.',
          el: 'Η αποθήκευση δεν δηλώνει ποια έκδοση αλλάζει. Διαβάστε πρώτα την εγγραφή και στείλτε το dateModified της, ή If-Match.',
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
