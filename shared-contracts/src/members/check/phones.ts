/** What people write between the digits of a number; a page that is copied from has hyphens and blanks of its own. */
const MARKS = /[\s().\-/\u2010-\u2015]/g;

function compact(text: string): string {
  // The zero in brackets is dialled within the country alone.
  return text.replaceAll('(0)', '').replaceAll(MARKS, '').replace(/^00/, '+');
}

/**
 * Reads a phone as people write it, with blanks, brackets, hyphens and dots, and with + or 00 before the country; gives it as E.164, `+` and 7 to 15 digits.
 *
 * - undefined where it names no country, or is no number
 */
export function toE164(text: string): string | undefined {
  const phone = compact(text);
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : undefined;
}

/** Reads a phone as `toE164` does; ten digits that a number within Greece begins with are one of +30. */
export function toAnyPhone(text: string): string | undefined {
  const phone = compact(text);
  return /^(?:2\d|69)\d{8}$/.test(phone) ? `+30${phone}` : toE164(text);
}

/**
 * Reads a phone of an agreement's contact as people write it; gives a plus sign and exactly 12 digits, and undefined for what is none.
 *
 * Source: specification document 2, section 5.
 */
export function toContactPhone(text: string): string | undefined {
  const phone = compact(text);
  return /^\+\d{12}$/.test(phone) ? phone : undefined;
}

/**
 * Reads a phone of a local factsheet as people write it, with or without +30; gives it as E.164, and undefined for what is none.
 *
 * Source: specification document 3, section 5.
 */
export function toLocalPhone(text: string): string | undefined {
  const [, number] = /^(?:\+30)?(\d{10})$/.exec(compact(text)) ?? [];
  return number === undefined ? undefined : `+30${number}`;
}
