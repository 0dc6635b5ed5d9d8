import { GRID_COLUMNS } from '../model/columns.ts';

/** Of the lines of a sheet, px. */
export const ROW_HEIGHT = 40;
export const HEAD_HEIGHT = 56;

export const TEMPLATE = GRID_COLUMNS.map(({ width }) => `${width}px`).join(' ');
export const WIDTH = GRID_COLUMNS.reduce((sum, { width }) => sum + width, 0);

/** Where a column begins, and ends, px. */
export function sidesOf(column: number): { readonly left: number; readonly right: number } {
  const left = GRID_COLUMNS.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  return { left, right: left + (GRID_COLUMNS[column]?.width ?? 0) };
}
