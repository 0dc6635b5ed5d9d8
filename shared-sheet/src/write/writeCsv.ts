import type { Cell, SheetContent } from '../sheetContent.ts';
import { plainText } from './plainText.ts';

/** Without it Excel takes the bytes for letters of the country's old code page. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * What spreadsheet programs take for a formula, after whatever space they skip: a partner's text must not run on somebody's computer.
 * Source: OWASP, CSV Injection.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\n]/;

/**
 * Writes rows as CSV: UTF-8 with a byte order mark, commas, lines that end with CR LF, every text in quotes, days as `YYYY-MM-DD`.
 *
 * - a text that a program would run gets an apostrophe before it
 *
 * Source: RFC 4180.
 */
export function writeCsv({ columns, rows }: SheetContent): string {
  const lines = [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function field(cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.day;
  const text = plainText(cell);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
