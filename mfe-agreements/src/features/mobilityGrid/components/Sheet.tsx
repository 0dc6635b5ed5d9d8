import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { makeStyles, tokens, VisuallyHidden } from 'shared-ui/core';
import { flushSync } from 'shared-ui/fields';
import { changedCells, type AgreementEdit } from '../model/agreementEdit.ts';
import { cellText } from '../model/cellText.ts';
import { GRID_COLUMNS, isEdited, isOf, type ColumnId } from '../model/columns.ts';
import { keyOf, type GridRow } from '../model/gridRows.ts';
import type { FaultsOf } from '../model/rowFaults.ts';
import { moved, numbersBetween, rangeOf, type Place, type Selection } from '../sheet/range.ts';
import type { AllWords } from '../useGridWords.ts';
import { useWindow } from '../useWindow.ts';
import { commandOf, letterOf, type SheetCommands } from './sheetCommands.ts';
import { SheetHead } from './SheetHead.tsx';
import { cellAt, isAt } from './sheetPlaces.ts';
import { SheetRow, type OpenCell } from './SheetRow.tsx';
import { ROW_HEIGHT, WIDTH } from './sheetSizes.ts';
import { useCellEditor } from './useCellEditor.ts';
import { useSheetPointer } from './useSheetPointer.ts';

type SheetProps = SheetCommands & {
  readonly rows: readonly GridRow[];
  readonly words: AllWords;
  readonly label: string;
  /** What is said of a selection of several cells. */
  readonly selectedText: string;
  readonly detailId: string;
  readonly faultsOf: (edit: AgreementEdit) => FaultsOf;
  readonly columnName: (column: ColumnId) => string;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** The cell of the cursor is asked for the focus; counted, so that it can be asked again. */
  readonly focusAsked: number;
  readonly onType: (place: Place, text: string) => void;
  readonly onPut: (place: Place, text: string) => void;
  readonly onCancel: () => void;
  readonly onCopy: () => string;
  readonly onPaste: (text: string) => void;
};

/**
 * A sheet of cells, as spreadsheets have it, by the grid pattern of the ARIA Authoring Practices: one cell has the focus, arrows move it, and Tab leads on behind
 * the sheet. Of a thousand rows those in sight are drawn, and the one with the focus.
 */
export function Sheet(props: SheetProps) {
  const { rows, words, selection, onSelect, faultsOf, columnName } = props;
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenCell | null>(null);
  const wantsFocus = useRef(false);
  const { from, to, page, onScroll, show } = useWindow(frame, rows.length);
  const { cursor } = selection;
  const range = rangeOf(selection);
  const size = { rows: rows.length, columns: GRID_COLUMNS.length, page };

  useLayoutEffect(() => {
    show(cursor);
    if (!wantsFocus.current || open !== null) return;
    wantsFocus.current = false;
    cellAt(frame.current, cursor)?.focus({ preventScroll: true });
  }, [cursor, open, show]);
  useEffect(() => {
    if (props.focusAsked === 0) return;
    show(cursor);
    cellAt(frame.current, cursor)?.focus({ preventScroll: true });
    // Only when it is asked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [props.focusAsked]);

  const select = (next: Selection) => {
    wantsFocus.current = true;
    onSelect(next);
  };
  const openCell = (isByTyping: boolean) => {
    const row = rows[cursor.row];
    const column = GRID_COLUMNS[cursor.column];
    if (row === undefined || column === undefined || row.edit.locked !== undefined) return;
    if (!isEdited(column) || !isOf(column, row.list)) return;
    setOpen({ ...cursor, text: isByTyping ? null : cellText(row, column, words) });
  };
  const editor = useCellEditor({ open, cursor, size, props }, setOpen, () => {
    wantsFocus.current = true;
  });
  const pointer = useSheetPointer({
    selection,
    select,
    isOpenAt: (place) => open !== null && isAt(open, place),
    openCell: () => openCell(false),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (open !== null) return;
    const { key, shiftKey: isShift, altKey: isAlt } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    const next = isAlt
      ? undefined
      : moved(selection, { key: isCtrl ? letterOf(key) : key, isCtrl, isShift }, size);
    const command = next === undefined ? commandOf(event, props) : () => select(next);
    if (command !== undefined) {
      event.preventDefault();
      command();
    } else if (key === 'F2' || (key === 'Enter' && !isCtrl)) {
      event.preventDefault();
      openCell(false);
    } else if (!isCtrl && !isAlt && isTyped(key)) {
      // The field is there before the key does its work: what it types, an accent that waits for its letter too, goes into it.
      flushSync(() => openCell(true));
    }
  };
  const onClip = (event: ClipboardEvent, isCut: boolean) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', props.onCopy());
    if (isCut) props.onClear();
  };

  const drawn = numbersBetween(from, to);
  const places = cursor.row < from || cursor.row > to ? [...drawn, cursor.row] : drawn;
  return (
    <>
      <div
        ref={frame}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={GRID_COLUMNS.length}
        aria-multiselectable
        tabIndex={-1}
        className={styles.frame}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...pointer}
        onCopy={(event) => onClip(event, false)}
        onCut={(event) => onClip(event, true)}
        onPaste={(event) => {
          event.preventDefault();
          props.onPaste(event.clipboardData.getData('text/plain'));
        }}
      >
        <SheetHead columnName={columnName} />
        <div
          role="rowgroup"
          className={styles.body}
          style={{ height: rows.length * ROW_HEIGHT, width: WIDTH }}
        >
          {places.map((place) => {
            const row = rows[place];
            if (row === undefined) return null;
            const isSelected = range.top <= place && place <= range.bottom;
            return (
              <SheetRow
                key={keyOf(row)}
                row={row}
                place={place}
                words={words}
                faults={faultsOf(row.edit)}
                changed={changedCells(row.edit)}
                from={isSelected ? range.left : -1}
                to={isSelected ? range.right : -1}
                cursor={cursor.row === place ? cursor.column : -1}
                isFirstOfAgreement={rows[place - 1]?.edit.id !== row.edit.id}
                open={open?.row === place ? open : undefined}
                detailId={props.detailId}
                {...editor}
              />
            );
          })}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{props.selectedText}</span>
      </VisuallyHidden>
    </>
  );
}

/** Keys that write something; `Dead` and `Process` begin a letter. */
function isTyped(key: string): boolean {
  return key.length === 1 || key === 'Dead' || key === 'Process';
}

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    overflow: 'auto',
    // What stands above and below it is in sight with it.
    maxHeight: 'max(320px, calc(100dvh - 400px))',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overscrollBehavior: 'contain',
  },
  body: { position: 'relative' },
});
