import { utils, write, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import type { Sheet, SheetContent } from '../sheetContent.ts';
import { columnWidths } from './columnWidths.ts';
import { finishWorkbook } from './finishWorkbook.ts';
import { cellText, DAY_FORMAT, MAX_ROWS, sheetCell } from './sheetCell.ts';
import { differentNames, sheetName } from './sheetName.ts';

/** Of a printed page, in inches. */
const MARGINS = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 };
/** Tells cells of the head from all others, see `finishWorkbook`: the number format of plain text. */
const HEAD_FORMAT = '@';
/** Number formats by their ids, as the library looks them up; those of one's own begin with 164. Source: ECMA-376, numFmt. */
const NUMBER_FORMATS = { 0: 'General', 49: HEAD_FORMAT, 164: DAY_FORMAT };

/** Rows as lists of cells, not as one object with an address for each: the library's types do not name it. */
const HELD = { sheetStubs: false, dense: true };
/**
 * Writes sheets as an Excel workbook: heads that stay in sight, can be filtered by and are repeated on paper, columns as wide as what they hold,
 * numbers as numbers, days as days.
 *
 * Throws RangeError for more rows than a sheet may have.
 */
export function writeXlsx({ further = [], ...first }: SheetContent): Uint8Array<ArrayBuffer> {
  const sheets = [first, ...further];
  const names = differentNames(sheets.map(({ title }) => sheetName(title)));
  const book: WorkBook = {
    SheetNames: [...names],
    Sheets: Object.fromEntries(
      sheets.map((sheet, index): readonly [string, WorkSheet] => [names[index] ?? '', workSheet(sheet)]),
    ),
    Props: { Title: cellText(first.title) },
    // The library fills in what the filter reaches over; a name that is not hidden would stand among those that people give.
    Workbook: {
      Names: names.flatMap((name, Sheet) => [
        { Name: '_xlnm._FilterDatabase', Sheet, Ref: '', Hidden: true },
        { Name: '_xlnm.Print_Titles', Sheet, Ref: `'${name}'!$1:$1` },
      ]),
    },
  };
  // The library's types do not name it.
  Object.assign(book, { SSF: NUMBER_FORMATS });
  // Texts that stand in many rows are written once.
  const file = write(book, {
    type: 'array',
    bookType: 'xlsx',
    bookSST: true,
    compression: false,
  }) as ArrayBuffer;
  return finishWorkbook(new Uint8Array(file), sheets.length);
}

function workSheet(content: Sheet): WorkSheet {
  const { columns, rows } = content;
  if (rows.length + 1 > MAX_ROWS) throw new RangeError(`A sheet has ${MAX_ROWS} rows at most`);
  const heads = columns.map((head): CellObject => ({ t: 's', v: cellText(head), z: HEAD_FORMAT }));
  const sheet = utils.aoa_to_sheet([heads, ...rows.map((row) => row.map(sheetCell))], HELD);
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns.length - 1 } });
  sheet['!autofilter'] = { ref: sheet['!ref'] };
  sheet['!cols'] = columnWidths(content).map((wch) => ({ wch }));
  sheet['!margins'] = MARGINS;
  return sheet;
}
