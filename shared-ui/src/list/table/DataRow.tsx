import { mergeClasses } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import type { useCardStyles } from './cardStyles.ts';
import type { Column } from './column.ts';
import { OpeningRow } from './OpeningRow.tsx';
import { TABLE_ROLES } from './tableRoles.ts';
import { UnbrokenDates } from '../../text/UnbrokenDates.tsx';
import { useTableStyles } from './tableStyles.ts';

type DataRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly card: ReturnType<typeof useCardStyles>;
  readonly isClose: boolean;
  readonly hasWholeWords: boolean;
  readonly isEdited: boolean;
  /** What a click on the row opens; nothing for a row that opens nothing. */
  readonly opens: RowLink | undefined;
  /** Shown below the row, over its whole width. */
  readonly detail: ReactNode;
};

/** Where a row leads, and the state that is handed to the page there. */
export type RowLink = { readonly to: string; readonly state?: unknown };

/** One record: a row, or a card whose lines carry the columns' names. Drawn anew only for another record, or other columns. */
export const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>(props: DataRowProps<Row>) {
  const { row, columns, card, isClose, hasWholeWords, isEdited, opens, detail } = props;
  const styles = useTableStyles();
  const title =
    columns.find(({ isCardTitle }) => isCardTitle) ?? columns.find(({ isRowHeader }) => isRowHeader);
  const rowProps = {
    ...TABLE_ROLES.row,
    className: mergeClasses(styles.row, opens && styles.openingRow, card.row),
  };
  const cells = columns.map((column) => {
    const className = mergeClasses(
      styles.cell,
      isClose && styles.close,
      hasWholeWords && styles.wholeWords,
      hasWholeWords && column.isUnbroken && styles.unbroken,
      hasWholeWords && column.isUnbroken === 'where-there-is-room' && styles.brokenWhereTight,
      column.isNumeric && styles.numeric,
      column.isRowHeader && styles.rowHeader,
      column.isActions && styles.actions,
      column.isActions && hasWholeWords && styles.closeActions,
      card.cell,
      hasWholeWords && card.wholeWords,
      column === title && !isEdited && card.title,
      column.isActions && card.actions,
      isEdited && (column.isActions ? card.editedActions : card.editedCell),
    );
    const content = (
      <>
        <span
          aria-hidden="true"
          className={mergeClasses(
            styles.label,
            card.label,
            column.isActions && card.noLabel,
            column.isCardTitle && card.noLabel,
          )}
        >
          {column.header}
        </span>
        <div className={styles.content}>
          <UnbrokenDates>{column.cell(row)}</UnbrokenDates>
        </div>
      </>
    );
    return column.isRowHeader ? (
      <th key={column.id} {...TABLE_ROLES.rowHeader} scope="row" className={className}>
        {content}
      </th>
    ) : (
      <td key={column.id} {...TABLE_ROLES.cell} className={className}>
        {content}
      </td>
    );
  });
  return (
    <>
      {opens === undefined ? (
        <tr {...rowProps}>{cells}</tr>
      ) : (
        <OpeningRow {...rowProps} {...opens}>
          {cells}
        </OpeningRow>
      )}
      {detail && (
        <tr {...TABLE_ROLES.row} className={card.detailRow}>
          <td
            {...TABLE_ROLES.cell}
            colSpan={columns.length}
            className={mergeClasses(styles.detail, card.detail)}
          >
            {detail}
          </td>
        </tr>
      )}
    </>
  );
}
