import { foldText } from './text.ts';

/** Greek letters that look like Latin ones as capitals, and these Latin ones. As `compareFunctions.ts` of the server has them. */
export const LOOK_ALIKE = { greek: 'αβεζηικμνορτυχ', latin: 'abezhikmnoptyx' } as const;
const LATIN = new Map(Array.from(LOOK_ALIKE.greek, (letter, place) => [letter, LOOK_ALIKE.latin[place]]));
const GREEK = new RegExp(`[${LOOK_ALIKE.greek}]`, 'g');
const BLANKS = /[\s\u00a0]+/g;

/**
 * Writes a text as it is compared with others: case, accents, the form of sigma, the width of blanks and the alphabet of letters that look alike do not
 * count, so that `Β2` in Greek letters is `B2`.
 *
 * It is for what people type, not for a sort: letters leave the order of their alphabet. The database has the same rule as the SQL function
 * `compare_text`; one table of cases holds the two together.
 */
export function compareText(text: string): string {
  return inLatinLooks(text).replace(BLANKS, ' ').trim();
}

/** Folds a text, and writes Greek letters that look like Latin ones as these. */
export function inLatinLooks(text: string): string {
  return foldText(text).replace(GREEK, (letter) => LATIN.get(letter) ?? letter);
}
