import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const sheetFile = (number: number) => `xl/worksheets/sheet${number}.xml`;
const STYLES_FILE = 'xl/styles.xml';
const BOOK_FILE = 'xl/workbook.xml';
/** Longest beginning and end of a sheet's file that have what is changed, in bytes; the rows between may be a hundred megabytes. */
const EDGE = 16_384;
/** Good enough, and much faster than the best. */
const LEVEL = 4;

/** The head stays in sight while one scrolls. */
const PANE =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>';
/** On paper: landscape A4, as wide as one page. */
const PAGE_SETUP = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';
const FIT_TO_PAGE = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/**
 * Adds what the library does not write: a head that stays in sight and is bold, and how the sheet is printed.
 *
 * - file: a workbook of so many sheets, not compressed; their heads have the number format `@`, as no other cell
 *
 * Throws Error when the library's file does not look as it should, rather than give one that no program opens.
 */
export function finishWorkbook(file: Uint8Array, sheets: number): Uint8Array<ArrayBuffer> {
  const files = unzipSync(file);
  const finished = {
    ...files,
    ...Object.fromEntries(
      Array.from({ length: sheets }, (_, index) => {
        const name = sheetFile(index + 1);
        return [name, finishSheet(partOf(files, name))];
      }),
    ),
    [STYLES_FILE]: finishStyles(partOf(files, STYLES_FILE)),
    [BOOK_FILE]: finishBook(partOf(files, BOOK_FILE)),
  };
  return zipSync(finished, { level: LEVEL });
}

function finishSheet(sheet: Uint8Array): Uint8Array {
  const start = Math.min(EDGE, sheet.length);
  const end = Math.max(start, sheet.length - EDGE);
  // Byte by byte, so that no letter is cut in two at the edges.
  let first = strFromU8(sheet.subarray(0, start), true);
  let last = strFromU8(sheet.subarray(end), true);
  if (start === end) [first, last] = ['', first + last];
  const whole = start === end;
  const head = replaced(
    replaced(whole ? last : first, /<dimension /, `${FIT_TO_PAGE}<dimension `),
    /(<sheetView [^>]*?)\/>/,
    `$1>${PANE}</sheetView>`,
  );
  if (whole) return strToU8(replaced(head, /<pageMargins [^>]*\/>/, `$&${PAGE_SETUP}`), true);
  const foot = replaced(last, /<pageMargins [^>]*\/>/, `$&${PAGE_SETUP}`);
  return joined([strToU8(head, true), sheet.subarray(start, end), strToU8(foot, true)]);
}

function finishStyles(styles: Uint8Array): Uint8Array {
  const text = strFromU8(styles);
  const withFont = replaced(
    text,
    /<fonts count="1">(<font>)(.*?<\/font>)<\/fonts>/,
    '<fonts count="2">$1$2<font><b/>$2</fonts>',
  );
  return strToU8(replaced(withFont, /(<xf numFmtId="49" fontId=)"0"/, '$1"1" applyFont="1"'));
}

/** What the filter reaches over does not move with the cell that is chosen. */
function finishBook(book: Uint8Array): Uint8Array {
  return strToU8(replaced(strFromU8(book), /!([A-Z]+)(\d+):([A-Z]+)(\d+)</g, '!$$$1$$$2:$$$3$$$4<'));
}

function replaced(text: string, what: RegExp, by: string): string {
  if (text.search(what) < 0) throw new Error(`The workbook has no ${what.source}`);
  return text.replace(what, by);
}

function partOf(files: Readonly<Record<string, Uint8Array>>, name: string): Uint8Array {
  const part = files[name];
  if (part === undefined) throw new Error(`The workbook has no ${name}`);
  return part;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
