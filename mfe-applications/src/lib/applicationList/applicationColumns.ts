/** Columns of the documents, in their order: what the list has until somebody chooses. Source: specification document 3, section 2. */
export const STANDARD_COLUMNS = [
  'number',
  'type',
  'year',
  'name',
  'status',
  'programme',
  'submitted',
] as const;

/** Columns that the office may choose besides. */
export const FURTHER_COLUMNS = [
  'officer',
  'destination',
  'department',
  'registryNumber',
  'email',
  'returned',
  'changed',
] as const;

export const APPLICATION_COLUMNS = [...STANDARD_COLUMNS, ...FURTHER_COLUMNS] as const;

/** What every list shows: it names the row, and leads to the application. */
export const FIXED_COLUMNS = ['name'] as const;

/** Columns whose values the documents' row has not. */
const OF_FURTHER_ROW: readonly string[] = ['destination', 'department', 'registryNumber', 'email'];

export function needFurtherRow(columns: readonly string[]): boolean {
  return columns.some((column) => OF_FURTHER_ROW.includes(column));
}
