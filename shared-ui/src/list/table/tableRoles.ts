/**
 * Roles of the table's own elements, said aloud: some browsers forget what a table is once its `display` changes, and the cards of a
 * narrow window must stay a table for screen readers.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
