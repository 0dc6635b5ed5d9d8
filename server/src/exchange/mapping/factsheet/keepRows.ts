import { isDeepStrictEqual } from 'node:util';

/**
 * Finds out which rows of a partner's list are stored already, and makes those keep their ids and what the network has no word for.
 *
 * - nameOf: member by which a row that says something new is still the same row
 */
export function keepRows<Kept extends object, Row extends object>(
  stored: readonly Kept[],
  rows: readonly Row[],
  nameOf: string & keyof Kept & keyof Row,
): readonly (Row | (Kept & Row))[] {
  const free = new Set(stored);
  const take = (isIt: (row: Kept) => boolean) => {
    const found = [...free].find(isIt);
    if (found !== undefined) free.delete(found);
    return found;
  };
  // A row that says the same comes before one that only has the same name.
  const same = rows.map((row) => take((one) => saysTheSame(one, row)));
  return rows.map((row, index) => {
    const name: unknown = row[nameOf];
    const before = same[index] ?? take((one) => one[nameOf] === name);
    return before === undefined ? row : { ...before, ...row };
  });
}

function saysTheSame(stored: object, row: object): boolean {
  const said = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(row).every(([member, value]) => isDeepStrictEqual(said.get(member), value));
}
