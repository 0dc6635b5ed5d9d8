import type { KeyRange } from '../../sql/keyRange.ts';

/**
 * Every so-many-th id of a list in the order of ids: a page deep in the list, or among many matches of a dear filter, is then looked
 * for between two of them instead of from the start.
 *
 * - interval: rows from one mark to the next
 * - ids: the id of the row at each full interval
 * - versions: of the sets that the list depends on; marks of other versions are worth nothing
 */
export type PageMarks = { readonly interval: number; readonly ids: Int32Array; readonly versions: string };

const LEAST_INTERVAL = 20;
const MOST_MARKS = 10_000;

/** Gives the interval for a list of so many rows. */
export function intervalFor(total: number): number {
  return Math.max(LEAST_INTERVAL, Math.ceil(total / MOST_MARKS));
}

/** Finds the marks around a page. */
export function windowOf(
  { interval, ids }: PageMarks,
  skip: number,
  top: number,
): { readonly range: KeyRange; readonly skip: number } {
  const first = Math.floor(skip / interval);
  const last = Math.ceil((skip + top) / interval);
  // Beyond the last mark there may be less than one more interval.
  const before = Math.min(first, ids.length);
  return { range: { after: ids[before - 1], upTo: ids[last - 1] }, skip: skip - before * interval };
}
