import type { SetDefinition } from '../model/definition.ts';
import { withoutIds } from '../save/mergeRecord.ts';
import type { StoredRecord } from '../save/storedRecord.ts';

/** A row as it was and as it is, with its place in the list: the present one, or for a row that went the former one. */
export type RowPair = {
  readonly index: number;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
};

/** Rows that share fewer members than this are not one row that changed. */
const LEAST_SHARED = 0.5;

/**
 * Finds which row of a list has become which, where ids do not tell: clients strip them before they save.
 *
 * - rows that say the same are left out, wherever they stand
 */
export function pairRows(
  definition: SetDefinition,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
): readonly RowPair[] {
  const place = (row: StoredRecord, index: number): Placed => {
    const members = Object.entries(withoutIds(definition, row));
    const said = new Map(members.map(([member, value]) => [member, JSON.stringify(value)]));
    return { index, row, said, content: JSON.stringify(members) };
  };
  const gone = before.map(place);
  const come = after
    .map(place)
    .filter(({ content }) => take(gone, (other) => other.content === content) === undefined);
  const changed = come.map((present): RowPair => {
    const { index, row } = present;
    const former =
      take(gone, (other) => other.row.id !== undefined && other.row.id === row.id) ??
      takeLikest(gone, present);
    return { index, before: former?.row ?? null, after: row };
  });
  const left = gone.map(({ index, row }): RowPair => ({ index, before: row, after: null }));
  return [...changed, ...left];
}

type Placed = {
  readonly index: number;
  readonly row: StoredRecord;
  /** What each member says, and all of them together, as texts: audited records have their members in one order. */
  readonly said: ReadonlyMap<string, string>;
  readonly content: string;
};

function take(rows: Placed[], isIt: (row: Placed) => boolean): Placed | undefined {
  const at = rows.findIndex(isIt);
  return at < 0 ? undefined : rows.splice(at, 1)[0];
}

function takeLikest(rows: Placed[], present: Placed): Placed | undefined {
  const likest = rows
    .map((row) => ({ row, share: shareOf(row.said, present.said) }))
    .filter(({ share }) => share >= LEAST_SHARED)
    .reduce<{ row: Placed; share: number } | undefined>(
      (best, next) => (best === undefined || next.share > best.share ? next : best),
      undefined,
    );
  return likest && take(rows, (row) => row === likest.row);
}

function shareOf(one: Placed['said'], other: Placed['said']): number {
  const equal = [...one].filter(([member, said]) => other.get(member) === said);
  return equal.length / Math.max(one.size, other.size);
}
