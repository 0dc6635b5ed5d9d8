/** A cell by its row and column, each counted from 0. */
export type Place = { readonly row: number; readonly column: number };

/**
 * What is selected: the rectangle between two cells.
 *
 * - cursor: where the focus is; anchor: the corner opposite
 */
export type Selection = { readonly anchor: Place; readonly cursor: Place };

/** A rectangle of cells; the ends belong to it. */
export type Range = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

export function rangeOf({ anchor, cursor }: Selection): Range {
  return {
    top: Math.min(anchor.row, cursor.row),
    bottom: Math.max(anchor.row, cursor.row),
    left: Math.min(anchor.column, cursor.column),
    right: Math.max(anchor.column, cursor.column),
  };
}

/** Lists the numbers from one to another. */
export function numbersBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** - rows, columns: of the sheet; page: rows that are in sight */
export type SheetSize = { readonly rows: number; readonly columns: number; readonly page: number };

/** What is pressed to go elsewhere. */
export type Pressed = { readonly key: string; readonly isCtrl: boolean; readonly isShift: boolean };

/** Moves the selection as a key says; undefined for a key that moves nothing. With Shift the anchor stays. Source: the grid pattern of the ARIA Authoring Practices. */
export function moved(selection: Selection, pressed: Pressed, size: SheetSize): Selection | undefined {
  if (pressed.isCtrl && pressed.key.toLowerCase() === 'a')
    return { anchor: { row: size.rows - 1, column: size.columns - 1 }, cursor: { row: 0, column: 0 } };
  if (pressed.key === ' ' && (pressed.isShift || pressed.isCtrl)) return whole(selection, pressed, size);
  const place = placeOf(selection.cursor, pressed, size);
  if (place === undefined) return undefined;
  const cursor = within(place, size);
  return { anchor: pressed.isShift ? selection.anchor : cursor, cursor };
}

/** Keeps a place within the sheet. */
export function within(
  { row, column }: Place,
  { rows, columns }: Pick<SheetSize, 'rows' | 'columns'>,
): Place {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}

/** All columns of the rows, or all rows of the columns. */
function whole({ anchor, cursor }: Selection, { isShift }: Pressed, size: SheetSize): Selection {
  return isShift
    ? { anchor: { ...anchor, column: size.columns - 1 }, cursor: { ...cursor, column: 0 } }
    : { anchor: { ...anchor, row: size.rows - 1 }, cursor: { ...cursor, row: 0 } };
}

function placeOf({ row, column }: Place, { key, isCtrl }: Pressed, size: SheetSize): Place | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: isCtrl ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isCtrl ? size.rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isCtrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isCtrl ? size.columns - 1 : column + 1 };
    case 'Home':
      return { row: isCtrl ? 0 : row, column: 0 };
    case 'End':
      return { row: isCtrl ? size.rows - 1 : row, column: size.columns - 1 };
    case 'PageUp':
      return { row: row - size.page, column };
    case 'PageDown':
      return { row: row + size.page, column };
    default:
      return undefined;
  }
}
