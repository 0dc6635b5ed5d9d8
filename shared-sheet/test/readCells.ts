/**
 * Reads CSV as spreadsheet programs do, with whatever separator they take for the file's: a cell is quoted when it begins with a quote, and what
 * stands between its last quote and the separator belongs to it; a quote within another cell is a letter.
 */
export function readCells(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let at = 0;
  const close = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  while (at < text.length) {
    if (cell === '' && text[at] === '"') {
      const end = endOfQuotes(text, at);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const end = endOfCell(text, at, separator);
    cell += text.slice(at, end);
    const isEndOfRow = text[end] !== separator;
    close();
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (isEndOfRow && at < text.length) rows.push([]);
  }
  return rows;
}

function endOfQuotes(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) at += text[at] === '"' ? 2 : 1;
  return at;
}

function endOfCell(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && !text.startsWith('\r\n', at))
    at += 1;
  return at;
}
