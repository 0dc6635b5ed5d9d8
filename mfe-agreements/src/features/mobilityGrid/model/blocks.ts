import { numbersBetween, rangeOf, type Range, type Selection } from '../sheet/range.ts';
import { changeTo, stateOf, typedChange, type CellChange, type Step } from './cellChanges.ts';
import { cellText, type ReadWords } from './cellText.ts';
import {
  GRID_COLUMNS,
  isEdited,
  isOf,
  type ColumnId,
  type EditedColumn,
  type GridColumn,
} from './columns.ts';
import type { GridRow } from './gridRows.ts';
import type { GridWords } from './gridWords.ts';

/** Why something does not go into a cell. */
export type MisfitReason = 'locked' | 'onlyRead' | 'otherKind' | 'noRow' | 'noColumn';

/**
 * Something that found no cell.
 *
 * - row: of the table, counted from 0; it may lie behind the last one
 * - column: undefined behind the last one
 */
export type Misfit = {
  readonly row: number;
  readonly column: ColumnId | undefined;
  readonly text: string;
  readonly reason: MisfitReason;
};

/** - unread: cells whose text is none of their values, which they keep all the same */
export type BlockResult = {
  readonly step: Step;
  readonly misfits: readonly Misfit[];
  readonly unread: number;
};

type Words = GridWords & ReadWords;
type Rows = readonly GridRow[];

/** Puts a block of texts into cells from the corner of what is selected on; a single text goes into each selected cell, and a block is repeated where the selection is some blocks large. */
export function pasteBlock(
  rows: Rows,
  selection: Selection,
  block: readonly (readonly string[])[],
  words: Words,
): BlockResult {
  const range = rangeOf(selection);
  const width = Math.max(...block.map((line) => line.length));
  const [down, across] = [
    timesIn(range.bottom - range.top + 1, block.length),
    timesIn(range.right - range.left + 1, width),
  ];
  const result = { step: [] as CellChange[], misfits: [] as Misfit[], unread: 0 };
  for (let line = 0; line < block.length * down; line += 1) {
    const cells = block[line % block.length] ?? [];
    for (let time = 0; time < across; time += 1) {
      cells.forEach((text, index) => {
        putText(
          rows,
          { row: range.top + line, column: range.left + time * width + index },
          text,
          words,
          result,
        );
      });
    }
  }
  return result;
}

/** How often a block fits into what is selected, where it fills it. */
function timesIn(selected: number, size: number): number {
  return selected % size === 0 ? selected / size : 1;
}

function putText(
  rows: Rows,
  place: { readonly row: number; readonly column: number },
  text: string,
  words: Words,
  result: { readonly step: CellChange[]; readonly misfits: Misfit[]; unread: number },
): void {
  const row = rows[place.row];
  const column = GRID_COLUMNS[place.column];
  if (row !== undefined && column !== undefined && cellText(row, column, words) === text) return;
  const target = targetAt(row, column);
  if (typeof target === 'string') {
    // What is not there is missed by nobody.
    if (text.trim() !== '') result.misfits.push({ row: place.row, column: column?.id, text, reason: target });
    return;
  }
  const change = typedChange(target.row, target.column, text, words);
  if (change === undefined) return;
  result.step.push(change);
  if (change.after.text !== undefined) result.unread += 1;
}

/** A cell that can be edited, or why there is none. */
function targetAt(
  row: GridRow | undefined,
  column: GridColumn | undefined,
): { readonly row: GridRow; readonly column: EditedColumn } | MisfitReason {
  if (row === undefined) return 'noRow';
  if (column === undefined) return 'noColumn';
  if (!isEdited(column)) return 'onlyRead';
  if (row.edit.locked !== undefined) return 'locked';
  return isOf(column, row.list) ? { row, column } : 'otherKind';
}

/** Copies the upper cells of what is selected into those below; where one line is selected, the cells above it. Source: the way of spreadsheets. */
export function fillDown(rows: Rows, selection: Selection, words: Words): BlockResult {
  const selected = rangeOf(selection);
  const isLine = selected.top === selected.bottom;
  const source = isLine ? selected.top - 1 : selected.top;
  const result: BlockResult & { step: CellChange[]; misfits: Misfit[] } = {
    step: [],
    misfits: [],
    unread: 0,
  };
  const from = rows[source];
  if (from === undefined) return result;
  for (const { row, place, column } of cellsOf(rows, { ...selected, top: source + 1 })) {
    if (!isOf(column, from.list)) continue;
    const target = targetAt(row, column);
    if (typeof target === 'string') {
      result.misfits.push({
        row: place,
        column: column.id,
        text: cellText(from, column, words),
        reason: target,
      });
      continue;
    }
    const change = changeTo(row, column, structuredClone(stateOf(from, column)));
    if (change !== undefined) result.step.push(change);
  }
  return result;
}

/** Empties the cells that are selected; what is only read stays. */
export function clearBlock(rows: Rows, selection: Selection, words: Words): BlockResult {
  const step: CellChange[] = [];
  const misfits: Misfit[] = [];
  for (const { row, place, column } of cellsOf(rows, rangeOf(selection))) {
    if (!isOf(column, row.list)) continue;
    const text = cellText(row, column, words);
    if (row.edit.locked !== undefined) {
      if (text !== '') misfits.push({ row: place, column: column.id, text, reason: 'locked' });
      continue;
    }
    const change = typedChange(row, column, '', words);
    if (change !== undefined) step.push(change);
  }
  return { step, misfits, unread: 0 };
}

/** The texts of the cells that are selected, line by line. */
export function copyBlock(rows: Rows, selection: Selection, words: Words): readonly (readonly string[])[] {
  const { top, bottom, left, right } = rangeOf(selection);
  return rows
    .slice(top, bottom + 1)
    .map((row) => GRID_COLUMNS.slice(left, right + 1).map((column) => cellText(row, column, words)));
}

function cellsOf(
  rows: Rows,
  { top, bottom, left, right }: Range,
): ReadonlyArray<{ readonly row: GridRow; readonly place: number; readonly column: EditedColumn }> {
  const columns = GRID_COLUMNS.slice(left, right + 1).filter(isEdited);
  return numbersBetween(top, bottom).flatMap((place) => {
    const row = rows[place];
    return row === undefined ? [] : columns.map((column) => ({ row, place, column }));
  });
}
