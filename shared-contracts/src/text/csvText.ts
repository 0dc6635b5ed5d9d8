/**
 * What stands right before a sign of a formula: all spaces, quotes, apostrophes and separators there are. Spreadsheet programs pass over the
 * first three, and begin a cell after one of the last. Source: OWASP, CSV Injection.
 */
const BEFORE_SIGN = /(?<![\s"';,|])([\s"';,|]*)(?=[=+\-@＝＋－＠])/g;
/** Each can begin a cell or a row: a program that separates by another mark than the file takes its quotes for letters. */
const SEPARATOR = /[;,|\t\n\r]/;
/** Some programs drop these at the beginning, and look at what follows anew. */
const EMPTY_START = /^'*[\t\n\r]/;
const MARKED_EMPTY_START = /^'+[\t\n\r]/;

/**
 * Keeps a text of a CSV file from being run as a formula, whatever a program takes for the separator of cells: wherever a cell could begin,
 * an apostrophe comes before a sign of a formula.
 *
 * {@link fromCsvText} gives the text back.
 */
export function toCsvText(text: string): string {
  const safe = text.replace(BEFORE_SIGN, (before: string, _run, offset: number) =>
    canBeginCell(before, offset) ? `${before}'` : before,
  );
  return EMPTY_START.test(safe) ? `'${safe}` : safe;
}

/** Gives the text that {@link toCsvText} was given. */
export function fromCsvText(text: string): string {
  const started = MARKED_EMPTY_START.test(text) ? text.slice(1) : text;
  return started.replace(BEFORE_SIGN, (before: string, _run, offset: number) =>
    before.endsWith("'") && canBeginCell(before, offset) ? before.slice(0, -1) : before,
  );
}

function canBeginCell(before: string, offset: number): boolean {
  return offset === 0 || SEPARATOR.test(before);
}
