import type { CellObject } from 'xlsx';
import type { Cell } from '../sheetContent.ts';
import { plainText } from './plainText.ts';

/** Most characters of a cell, and most rows of a sheet. Source: Excel specifications and limits. */
const CELL_MAX_LENGTH = 32_767;
export const MAX_ROWS = 1_048_576;
/** Says that a text goes on where it came from. */
const CUT_MARK = ' […]';
/** As the portal writes days in figures. */
export const DAY_FORMAT = 'dd/mm/yyyy';
const MS_PER_DAY = 86_400_000;
/** Programs count days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Programs read `_x0041_` as the character of that number; what only looks like it has its first mark escaped. Source: ECMA-376, ST_Xstring. */
const CHARACTER_NUMBER = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Gives a cell as the spreadsheet library writes it; null for an empty one. A text is never a formula. */
export function sheetCell(cell: Cell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { t: 'n', v: cell };
  if (typeof cell === 'object') return { t: 'n', v: dayNumber(cell.day), z: DAY_FORMAT };
  return { t: 's', v: cellText(cell) };
}

/** Gives a text that a cell may hold; one that is too long ends with a mark. */
export function cellText(text: string): string {
  const whole = plainText(text).replace(CHARACTER_NUMBER, '_x005F_');
  if (whole.length <= CELL_MAX_LENGTH) return whole;
  const cut = whole.slice(0, CELL_MAX_LENGTH - CUT_MARK.length).toWellFormed();
  return cut + CUT_MARK;
}

function dayNumber(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - DAY_ZERO) / MS_PER_DAY;
}
