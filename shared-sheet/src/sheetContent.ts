/** A calendar day, `YYYY-MM-DD`, that no time zone moves. */
export type Day = { readonly day: string };

/** What stands in a cell: text, a number, a day, or nothing. */
export type Cell = string | number | Day | null;
export type Row = readonly Cell[];

/** `xlsx` for people and their office programs, `csv` for other programs. */
export type SheetFormat = 'xlsx' | 'csv';

/**
 * A whole sheet, as the worker writes it.
 *
 * - title: of the sheet, for people; columns: their heads, in order
 */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
};

/** What a file holds. - further: sheets behind the first; a file for other programs has the first alone */
export type SheetContent = Sheet & { readonly further?: readonly Sheet[] };
