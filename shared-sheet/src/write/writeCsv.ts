import { toCsvText } from 'shared-contracts/text/csvText.ts';
import type { Cell, Sheet } from '../sheetContent.ts';
import { plainText } from './plainText.ts';

/** Without it Excel takes the bytes for letters of the country's old code page. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Writes rows as CSV: UTF-8 with a byte order mark, commas, lines that end with CR LF, every text in quotes, days as `YYYY-MM-DD`.
 *
 * - a text that a program could run gets apostrophes, see `toCsvText`
 *
 * Source: RFC 4180.
 */
export function writeCsv({ columns, rows }: Sheet): string {
  const lines = [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function field(cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.day;
  return `"${toCsvText(plainText(cell)).replaceAll('"', '""')}"`;
}
