/** Stands for what was taken out. */
const OUT = '…';
/** No sentence of an engine is as long; what comes after it is looked at by nobody. */
const LOOKED_AT = 1000;

/** A quote, and no apostrophe between two letters. */
const QUOTE = String.raw`(?:(?<![\p{L}\p{N}])["'\u0060“”„‘’«»]|["'\u0060“”„‘’«»](?![\p{L}\p{N}]))`;

/**
 * What of a message may be somebody's: what they typed, whom they looked at, which record it was. In this order.
 *
 * Engines quote values, or put them after a colon; a few of their sentences have them elsewhere. Sentences of the code are English, so that a
 * word in other letters is a value.
 */
const PERSONAL: readonly RegExp[] = [
  // Addresses, with whatever stands in them, and the bare query of one.
  /[a-z][a-z0-9+.-]{0,20}:\/\/\S+/giu,
  /\b(?:blob|data|mailto|tel|javascript):\S+/giu,
  /\S*\?[^\s=]{1,100}=\S*/gu,
  // E-mail addresses.
  /[^\s@]+@[^\s@]+/gu,
  /(?<=search for ).*$/gu,
  new RegExp(`${QUOTE}.*${QUOTE}`, 'gu'),
  new RegExp(`${QUOTE}.*$`, 'gu'),
  /(?<=:\s).*$/gu,
  /(?<=Cannot convert ).*(?= to a BigInt)/gu,
  /(?<=Iterator value ).*(?= is not an entry)/gu,
  // Tokens and ids, telephone numbers and dates, long numbers with what is written together with them.
  /[\w+/=.-]{40,}/gu,
  /(?=[\w+/=-]{0,40}\d)[\w+/=-]{16,}/gu,
  /\+?\d[\d\s()./-]{5,30}\d/gu,
  /[\w-]*\d{4,}[\w-]*/gu,
  // Words in other letters than the code has, and names of people in its own.
  /[\w'’.-]*(?![A-Za-z])\p{L}[\p{L}\p{M}\p{N}'’._-]*/gu,
  /\b(?!Minified React)[A-Z][a-z]+(?: [A-Z][a-z]+)+\b/gu,
];

/**
 * Takes out of the message of an error what may be personal, and cuts it. Browsers do it before they tell, and the server again: what was
 * scrubbed stays as it is.
 *
 * - most: letters that are left at most
 */
export function scrubText(text: string, most: number): string {
  let left = text.slice(0, LOOKED_AT).replace(/\s+/gu, ' ').trim();
  for (let before = ''; before !== left;) {
    before = left;
    for (const personal of PERSONAL) left = left.replace(personal, OUT);
    left = left
      .replace(/…(?:(?:[\s.,;()]*…)+|\.{2,})/gu, OUT)
      .slice(0, most)
      .trim();
  }
  return left;
}
