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

/** Makes the names of the sheets of one book differ, whatever their case: a further one of a name ends with its number. */
export function differentNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) {
      const ending = ` ${number}`;
      own = name.slice(0, MAX_LENGTH - ending.length).toWellFormed() + ending;
    }
    taken.add(own.toLowerCase());
    return own;
  });
}
