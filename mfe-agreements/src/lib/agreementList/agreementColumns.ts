/** Columns of the documents, in their order: what a list has until somebody chooses. Source: specification document 1, section 2.3. */
export const STANDARD_COLUMNS = [
  'id',
  'partner',
  'coordinator',
  'department',
  'years',
  'status',
  'ewpStatus',
  'dateCreated',
] as const;

/** Columns that may be chosen besides; of these the office alone has `officer`. */
export const FURTHER_COLUMNS = [
  'officer',
  'code',
  'city',
  'country',
  'heiId',
  'ewpId',
  'changed',
  'areas',
  'cycles',
  'languages',
  'placesOut',
  'placesIn',
] as const;

export const AGREEMENT_COLUMNS = [...STANDARD_COLUMNS, ...FURTHER_COLUMNS] as const;
export type AgreementColumn = (typeof AGREEMENT_COLUMNS)[number];

/** What every list shows: it names the row, and leads to the agreement. */
export const FIXED_COLUMNS = ['id'] as const satisfies readonly AgreementColumn[];

/** Columns whose values the documents' row has not. */
const OF_FURTHER_ROW: readonly string[] = FURTHER_COLUMNS.filter(
  (column) => column !== 'officer' && column !== 'code',
);

export function needFurtherRow(columns: readonly string[]): boolean {
  return columns.some((column) => OF_FURTHER_ROW.includes(column));
}
