import { useLayoutEffect, useMemo, useRef } from 'react';
import { cellText } from '../model/cellText.ts';
import { GRID_COLUMNS, type ColumnId } from '../model/columns.ts';
import type { GridRow } from '../model/gridRows.ts';
import { within, type Place, type Selection, type SheetSize } from '../sheet/range.ts';
import type { AllWords } from '../useGridWords.ts';
import type { Leaving } from './CellEditor.tsx';
import type { OpenCell } from './SheetRow.tsx';

type Now = {
  readonly open: OpenCell | null;
  readonly cursor: Place;
  readonly size: SheetSize;
  readonly props: {
    readonly rows: readonly GridRow[];
    readonly words: AllWords;
    readonly columnName: (column: ColumnId) => string;
    readonly onSelect: (selection: Selection) => void;
    readonly onType: (place: Place, text: string) => void;
    readonly onPut: (place: Place, text: string) => void;
    readonly onCancel: () => void;
    readonly onSave: () => void;
  };
};

const STEPS: Readonly<Record<Leaving, Place>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  stay: { row: 0, column: 0 },
};

/**
 * What the field of the open cell does with what is typed; the same functions as long as the sheet is there, so that rows are not drawn anew for them.
 *
 * - wantFocus: the cell of the cursor gets the focus when the field is gone
 */
export function useCellEditor(now: Now, setOpen: (open: OpenCell | null) => void, wantFocus: () => void) {
  const latest = useRef({ now, wantFocus });
  useLayoutEffect(() => {
    latest.current = { now, wantFocus };
  });
  return useMemo(
    () => ({
      onType: (text: string) => latest.current.now.props.onType(latest.current.now.cursor, text),
      onDone: (text: string, leaving: Leaving) => {
        const { cursor: place, size: sheet, props } = latest.current.now;
        const isByTyping = latest.current.now.open?.text === null;
        setOpen(null);
        // A cell that was opened by a key and left without one was not meant to be emptied.
        if (!isByTyping || text !== '') props.onPut(place, text);
        else props.onCancel();
        if (leaving === 'stay') return;
        const by = STEPS[leaving];
        const next = within({ row: place.row + by.row, column: place.column + by.column }, sheet);
        latest.current.wantFocus();
        props.onSelect({ anchor: next, cursor: next });
      },
      onCancel: () => {
        latest.current.wantFocus();
        setOpen(null);
        latest.current.now.props.onCancel();
      },
      onSave: () => {
        latest.current.wantFocus();
        // What stood in the cell is in the table first.
        setTimeout(() => latest.current.now.props.onSave());
      },
      nameOfCell: (place: number, column: number) => {
        const { props } = latest.current.now;
        const row = props.rows[place];
        const [first, shown] = [GRID_COLUMNS[0], GRID_COLUMNS[column]];
        if (row === undefined || first === undefined || shown === undefined) return '';
        return `${props.columnName(shown.id)}, ${cellText(row, first, props.words)}`;
      },
    }),
    [setOpen],
  );
}
