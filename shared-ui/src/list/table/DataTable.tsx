import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LoadingState } from '../../feedback/LoadingState.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import { useCardStyles, useWideCardStyles } from './cardStyles.ts';
import type { Column } from './column.ts';
import { DataRow, type RowLink } from './DataRow.tsx';
import { SortButton } from './SortButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { sortedBy, type Sort } from '../search/sorting.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import { useTableStyles } from './tableStyles.ts';

type DataTableProps<Row> = {
  /** What the table holds; read by screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while nothing has been loaded yet. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  /**
   * So many columns that they need fixed widths, and at least 840 CSS pixels: `width` says how wide each is, those without one
   * share what is left.
   */
  readonly hasManyColumns?: boolean;
  /** With many columns: each is as wide as its longest word at least, `width` where there is room for it, so that none is broken; what is left goes by content. */
  readonly hasWholeWords?: boolean;
  /** The row that has inputs in place of its values. */
  readonly isEdited?: (row: Row) => boolean;
  /** What a click on a row opens; the cells have a link to the same, for the keyboard. */
  readonly rowLink?: (row: Row) => RowLink;
  /** How the rows are sorted, and what is done when somebody wants another order; absent for a table in one order. */
  readonly sorting?: { readonly sort: Sort; readonly onSort: (sort: Sort) => void } | undefined;
  /** The rows are those of the page or filter before. */
  readonly isBusy?: boolean;
  /** Shown in place of a table without rows. */
  readonly emptyState?: ReactNode;
  /** What is shown below a row over its whole width, such as why it could not be saved; nothing for most rows. */
  readonly rowDetail?: (row: Row) => ReactNode;
};

/** More columns than these are moved sideways, each at least so wide. */
const MOST_COLUMNS_OF_PAGE = 11;
const COLUMN_WIDTH_PX = 112;

/** A table of records; where there is no room for columns each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    hasManyColumns = false,
    hasWholeWords = false,
    isEdited,
    isBusy = false,
    sorting,
    rowLink,
    emptyState,
    rowDetail,
  } = props;
  const styles = useTableStyles();
  const narrowCard = useCardStyles();
  const wideCard = useWideCardStyles();
  const card = hasManyColumns ? wideCard : narrowCard;
  const isWide = columns.length > MOST_COLUMNS_OF_PAGE;
  if (rows === undefined) return <LoadingState />;
  if (rows.length === 0) return <div className={styles.frame}>{emptyState}</div>;
  return (
    <div className={styles.frame}>
      {sorting !== undefined && (
        <div className={mergeClasses(styles.sortSelect, card.sortSelect)}>
          <SortSelect columns={columns} {...sorting} />
        </div>
      )}
      <div className={mergeClasses(isWide && styles.scroller)}>
        <table
          {...TABLE_ROLES.table}
          className={mergeClasses(
            styles.table,
            hasManyColumns && !hasWholeWords && styles.manyColumns,
            isWide && styles.wideTable,
            card.table,
          )}
          style={isWide ? { minWidth: `${columns.length * COLUMN_WIDTH_PX}px` } : undefined}
          aria-busy={isBusy}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead {...TABLE_ROLES.group} className={card.head}>
            <tr {...TABLE_ROLES.row}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...TABLE_ROLES.columnHeader}
                  scope="col"
                  aria-sort={sortOf(column, sorting?.sort)}
                  className={mergeClasses(
                    styles.header,
                    hasManyColumns && styles.closeHeader,
                    hasWholeWords && styles.wholeWords,
                    hasWholeWords && styles.wordsHeader,
                    column.isNumeric && styles.numeric,
                    column.isActions && styles.actions,
                    column.isActions && hasWholeWords && styles.closeActions,
                    card.header,
                  )}
                  style={column.width === undefined ? undefined : { width: column.width }}
                >
                  {column.sortKey === undefined || sorting === undefined ? (
                    (column.head ?? column.header)
                  ) : (
                    <SortButton sortKey={column.sortKey} name={column.header} {...sorting} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            {...TABLE_ROLES.group}
            className={mergeClasses(styles.body, card.body, isBusy && styles.busy)}
          >
            {rows.map((row) => (
              <DataRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                card={card}
                isClose={hasManyColumns}
                hasWholeWords={hasWholeWords}
                isEdited={isEdited?.(row) ?? false}
                opens={rowLink?.(row)}
                detail={rowDetail?.(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function sortOf(
  { sortKey }: Pick<Column<never>, 'sortKey'>,
  sort: Sort,
): 'ascending' | 'descending' | undefined {
  const present = sortedBy(sort);
  if (sortKey === undefined || present?.key !== sortKey) return undefined;
  return present.isDescending ? 'descending' : 'ascending';
}
