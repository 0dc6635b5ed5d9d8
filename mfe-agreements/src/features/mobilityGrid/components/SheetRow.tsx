import { memo } from 'react';
import { makeStyles, mergeClasses, tokens } from 'shared-ui/core';
import { cellName } from '../model/agreementEdit.ts';
import { cellText } from '../model/cellText.ts';
import { GRID_COLUMNS, isEdited, isOf } from '../model/columns.ts';
import type { GridRow } from '../model/gridRows.ts';
import type { FaultsOf } from '../model/rowFaults.ts';
import type { AllWords } from '../useGridWords.ts';
import { CellEditor, type Leaving } from './CellEditor.tsx';
import { ROW_HEIGHT, TEMPLATE } from './sheetSizes.ts';

/** - text: null where the cell was opened by typing */
export type OpenCell = { readonly row: number; readonly column: number; readonly text: string | null };

export type SheetRowProps = {
  readonly row: GridRow;
  readonly place: number;
  readonly words: AllWords;
  readonly faults: FaultsOf;
  readonly changed: ReadonlySet<string>;
  /** First and last selected column; -1 where the row is not selected. */
  readonly from: number;
  readonly to: number;
  /** Column of the focus; -1 where it is elsewhere. */
  readonly cursor: number;
  readonly isFirstOfAgreement: boolean;
  readonly open: OpenCell | undefined;
  readonly detailId: string;
  readonly nameOfCell: (place: number, column: number) => string;
  readonly onType: (text: string) => void;
  readonly onDone: (text: string, leaving: Leaving) => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
};

/** One row of the sheet. It is drawn anew when something of it changes, and not when the focus moves elsewhere. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, place, words, faults, changed, from, to, cursor, open, detailId } = props;
  const styles = useStyles();
  const isLocked = row.edit.locked !== undefined;
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className={mergeClasses(styles.row, props.isFirstOfAgreement && styles.first)}
      style={{ top: place * ROW_HEIGHT, gridTemplateColumns: TEMPLATE }}
    >
      {GRID_COLUMNS.map((column, index) => {
        const name = cellName(row.list, row.row.key, column.id);
        const fault = faults.get(name);
        const isSelected = from <= index && index <= to;
        const isReadOnly = isLocked || !isEdited(column) || !isOf(column, row.list);
        const isOpen = open?.column === index;
        const text = cellText(row, column, words);
        return (
          <div
            key={column.id}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={index + 1}
            aria-selected={isSelected}
            {...(index > 0 && { 'aria-readonly': isReadOnly })}
            {...(fault !== undefined && index > 0 && { 'aria-invalid': true })}
            {...(cursor === index && { 'aria-describedby': detailId })}
            // The field of an open cell covers it.
            tabIndex={isOpen ? undefined : cursor === index ? 0 : -1}
            data-place={`${place}:${index}`}
            className={mergeClasses(
              styles.cell,
              column.isNumeric === true && styles.numeric,
              isReadOnly && styles.readOnly,
              !isOf(column, row.list) && styles.none,
              index === 0 && styles.head,
              changed.has(name) && styles.changed,
              fault !== undefined && (fault.kind === 'meanwhile' ? styles.meanwhile : styles.faulty),
              isSelected && styles.selected,
              cursor === index && styles.cursor,
              isOpen && styles.open,
            )}
          >
            {index === 0 ? <RowHead text={text} /> : <span className={styles.text}>{text}</span>}
            {isOpen && (
              <CellEditor
                label={props.nameOfCell(place, index)}
                text={open.text}
                isNumeric={column.isNumeric === true}
                isLong={column.id === 'otherInfoTerms'}
                onType={props.onType}
                onDone={props.onDone}
                onCancel={props.onCancel}
                onSave={props.onSave}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});

/** The number of the agreement above its partner. */
function RowHead({ text }: { readonly text: string }) {
  const styles = useStyles();
  const [id = '', ...partner] = text.split(' ');
  return (
    <>
      <span className={styles.id}>{id}</span> <span className={styles.partner}>{partner.join(' ')}</span>
    </>
  );
}

const useStyles = makeStyles({
  row: {
    boxSizing: 'border-box',
    position: 'absolute',
    left: 0,
    display: 'grid',
    height: `${ROW_HEIGHT}px`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  first: { borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  cell: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'cell',
    userSelect: 'none',
    outlineStyle: 'none',
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  numeric: { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
  readOnly: { color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorNeutralBackground2 },
  none: { backgroundColor: tokens.colorNeutralBackground4 },
  head: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    borderRight: `2px solid ${tokens.colorNeutralStroke1}`,
  },
  id: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  partner: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
  },
  changed: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  faulty: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: tokens.colorStatusDangerBorder2,
  },
  meanwhile: { backgroundColor: tokens.colorStatusWarningBackground1 },
  selected: { backgroundColor: tokens.colorBrandBackground2 },
  cursor: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  open: { overflow: 'visible', zIndex: 2 },
});
