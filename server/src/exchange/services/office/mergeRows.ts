import { ROW_FIELDS, type ComparableRow } from '../../conditions/comparableRow.ts';
import { pairRows } from '../../conditions/pairRows.ts';

/**
 * One list of rows, twice: as ours stands, and as the partner's copy has it.
 *
 * - stored, ours: our rows, and what they say; imported, theirs: the partner's, null where the portal has no place for one
 */
export type ListToMerge<Row> = {
  readonly stored: readonly Row[];
  readonly ours: readonly ComparableRow[];
  readonly theirs: readonly ComparableRow[];
  readonly imported: readonly (Row | null)[];
};

/** Years are those of the agreement, not of its rows. */
const FIELDS = ROW_FIELDS.filter((field) => field !== 'startYear' && field !== 'endYear');
/** Departments that only one university knows: the network has no word for them, so a copy is silent about them. */
const UNITS = ['fromDepartment', 'toDepartment'] as const;

type WithUnits = { readonly id?: number } & {
  readonly [Unit in (typeof UNITS)[number]]?: number | null;
};

/**
 * A row of ours that says what a condition of the partner's does.
 *
 * - condition: its place among the partner's; isTaken: the row is not as it stood before
 */
export type MergedRow<Row> = { readonly row: Row; readonly condition: number; readonly isTaken: boolean };

/** Gives the rows of our list when it says what the partner's does, in our order, with the ids of rows that only changed. */
export function mergeRows<Row extends WithUnits>({
  stored,
  ours,
  theirs,
  imported,
}: ListToMerge<Row>): readonly MergedRow<Row>[] {
  return pairRows(ours, theirs, FIELDS).flatMap(({ left, right }): MergedRow<Row>[] => {
    const row = right === null ? null : (imported[right] ?? null);
    if (row === null || right === null) return [];
    const kept = left === null ? undefined : stored[left];
    const our = left === null ? undefined : ours[left];
    const their = theirs[right];
    if (kept === undefined || our === undefined || their === undefined)
      return [{ row, condition: right, isTaken: true }];
    if (FIELDS.every((field) => our[field] === their[field]))
      return [{ row: kept, condition: right, isTaken: false }];
    const units = UNITS.filter((unit) => our[unit] === null && their[unit] === null);
    const keptUnits = Object.fromEntries(units.map((unit) => [unit, kept[unit] ?? null]));
    // What is never sent is no part of the imported row.
    return [{ row: { ...kept, ...row, id: kept.id, ...keptUnits }, condition: right, isTaken: true }];
  });
}
