import type { Cell, Sheet } from '../sheetContent.ts';

/** Widths in characters of the body's letters. */
const MOST = 60;
const LEAST = 6;
/** Room for the arrow of the filter, and for letters that are bold. */
const HEAD_EXTRA = 4;
const DAY_LENGTH = 10;
const MARGIN = 1;

/** Gives each column the width of its longest line, its head included, within bounds. */
export function columnWidths({ columns, rows }: Sheet): readonly number[] {
  return columns.map((head, index) => {
    let longest = Math.max(LEAST, head.length + HEAD_EXTRA);
    for (const row of rows) longest = Math.max(longest, cellLength(row[index] ?? null) + MARGIN);
    return Math.min(longest, MOST);
  });
}

function cellLength(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell === 'number') return String(cell).length;
  if (typeof cell === 'object') return DAY_LENGTH;
  if (!cell.includes('\n')) return cell.length;
  return cell.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);
}
