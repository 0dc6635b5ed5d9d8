/** Longest text that has one line; what may be longer has paragraphs. */
export const ONE_LINE_LENGTH = 300;

const BREAKS = /[\p{Cc}\u2028\u2029]+/u;

/** Joins the lines of a text: in a name or an address, a line break could add a header to a mail or a line to a document. */
export function toOneLine(text: string): string {
  if (!BREAKS.test(text)) return text;
  return text
    .split(BREAKS)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
