import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const rowsSchema = z.array(z.record(z.string(), z.string()));

/** Folder of the lists that the portal ships. */
export const DATA_DIRECTORY = new URL('../../data/', import.meta.url);

export type CsvRow = {
  /** Text of a column; throws when the file has no such column. */
  readonly text: (column: string) => string;
  /** The same, null for an empty text. */
  readonly optional: (column: string) => string | null;
  readonly number: (column: string) => number;
  /** True for `1`. */
  readonly flag: (column: string) => boolean;
};

/**
 * Reads one of the shipped lists: comma separated, UTF-8, with a header.
 *
 * - file: name in the folder `server/data`
 */
export async function readCsv(file: string): Promise<readonly CsvRow[]> {
  const content = await readFile(new URL(file, DATA_DIRECTORY), 'utf8');
  const rows = rowsSchema.parse(parse(content, { columns: true, skip_empty_lines: true }));
  return rows.map((row) => csvRow(row, file));
}

function csvRow(row: Readonly<Record<string, string>>, file: string): CsvRow {
  const text = (column: string): string => {
    const value = row[column];
    if (value === undefined) throw new Error(`${file} has no column ${column}`);
    return value;
  };
  return {
    text,
    optional: (column) => text(column) || null,
    number: (column) => Number(text(column)),
    flag: (column) => text(column) === '1',
  };
}
