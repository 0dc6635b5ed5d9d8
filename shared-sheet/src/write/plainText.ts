/** Control characters other than tab and new line, and what is no character at all: XML forbids them, and no reader shows them. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
const LINE_END = /\r\n?/g;

/** Makes a text one that any file may hold: whole characters, no control characters, lines that end with `\n`. */
export function plainText(text: string): string {
  return text.replace(LINE_END, '\n').replace(FORBIDDEN, '').toWellFormed();
}
