import { isDeepStrictEqual } from 'node:util';
import type { StoredRecord } from '../../../data/records.ts';

/**
 * Finds out which rows of a partner's list are stored already, and makes those keep their ids and what the network has no word for.
 *
 * - nameOf: member by which a row that says something new is still the same row
 */
export function keepRows(
  stored: readonly StoredRecord[],
  rows: readonly StoredRecord[],
  nameOf: string,
): readonly StoredRecord[] {
  const free = new Set(stored);
  const take = (isIt: (row: StoredRecord) => boolean) => {
    const found = [...free].find(isIt);
    if (found !== undefined) free.delete(found);
    return found;
  };
  // A row that says the same comes before one that only has the same name.
  const same = rows.map((row) => take((one) => saysTheSame(one, row)));
  return rows.map((row, index) => {
    const before = same[index] ?? take((one) => one[nameOf] === row[nameOf]);
    return before === undefined ? row : { ...before, ...row };
  });
}

function saysTheSame(stored: StoredRecord, row: StoredRecord): boolean {
  return Object.entries(row).every(([member, value]) => isDeepStrictEqual(stored[member], value));
}
