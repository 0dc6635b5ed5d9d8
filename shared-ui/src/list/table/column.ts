import type { ReactNode } from 'react';

/** Column of a table of records. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** What stands at the head of the table in place of the name, such as a box that ticks those of all rows. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** By which the column can be sorted, as the address has it; absent where it has no order. */
  readonly sortKey?: string;
  readonly isNumeric?: boolean;
  /** Names the row, for screen readers and as the title of its card; one column at most. */
  readonly isRowHeader?: boolean;
  /** Is the title of a row's card, without its own name, in place of the column that names the row. */
  readonly isCardTitle?: boolean;
  /** Holds the row's buttons and links: as narrow as they are, and in the first line of a card. */
  readonly isActions?: boolean;
  /** Stands on one line: a number, a date; or, with room, a status. For tables of whole words. */
  readonly isUnbroken?: boolean | 'where-there-is-room';
  /** Any CSS width; the columns without one share what is left. */
  readonly width?: string;
};
