/**
 * Reads a block of cells as spreadsheets copy it: columns by tabs, rows by line breaks. A cell that begins with a quotation mark is quoted: it may have
 * tabs, line breaks and doubled quotation marks in it.
 *
 * - result: rows of texts, some shorter than others; the line break at the end is no row of its own
 */
export function readTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const { cell, next } = readCell(text, at);
    row.push(cell);
    if (text[next] === '\t') {
      at = next + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = next + (text.startsWith('\r\n', next) ? 2 : 1);
    if (at >= text.length) return rows;
  }
}

/** Writes a block of cells as {@link readTsv} and spreadsheets read it. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
}

function readCell(text: string, from: number): { readonly cell: string; readonly next: number } {
  if (text[from] === '"') {
    const inQuotes = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
    inQuotes.lastIndex = from;
    const found = inQuotes.exec(text);
    // A quotation mark that nothing closes is a part of the text, such as that of inches.
    if (found?.[1] !== undefined) return { cell: found[1].replaceAll('""', '"'), next: inQuotes.lastIndex };
  }
  const end = /[\t\r\n]/g;
  end.lastIndex = from;
  const next = end.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, next), next };
}

function quoted(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
