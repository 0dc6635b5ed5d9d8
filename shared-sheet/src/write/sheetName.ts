/** Longest name of a sheet, in characters. Source: Excel specifications and limits. */
const MAX_LENGTH = 31;
const FORBIDDEN = /[\\/?*[\]:]/g;

/** Makes a title the name of a sheet: programs refuse some marks, an apostrophe at either end, an empty name and one that is too long. */
export function sheetName(title: string): string {
  const name = title
    .replace(FORBIDDEN, ' ')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trim();
  // Excel keeps this name for itself.
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}
