import { badQuery, quote } from './badQuery.ts';
import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';

/** Reads a record's id of an address; undefined for what can be none. */
export function parseRecordId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return id <= MAX_INTEGER ? id : undefined;
}

/** Reads a whole number of an option. Throws a `Problem` (400) when it is none, or outside the bounds. */
export function parseWholeNumber(
  text: string,
  option: string,
  least: number,
  most: number = MAX_INTEGER,
): number {
  const number = Number(text);
  if (/^-?\d{1,10}$/.test(text) && number >= least && number <= most) return number;
  throw badQuery(option, {
    en: `'${quote(text)}' is not a whole number from ${least} to ${most}.`,
    el: `Το «${quote(text)}» δεν είναι ακέραιος από ${least} έως ${most}.`,
  });
}
