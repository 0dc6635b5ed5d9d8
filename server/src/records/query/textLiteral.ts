import { badQueryAt } from '../../platform/query/badQuery.ts';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };
const HEX = /[0-9a-fA-F]{4}/y;

/**
 * Reads the text in single quotes that begins at `start`: backslash escapes and doubled quotes.
 *
 * Gives the text and the index after the closing quote. Throws a `Problem` (400) when the quote is not closed, an escape is not
 * complete, or the text cannot be stored (NUL, half a surrogate pair).
 */
export function readTextLiteral(
  source: string,
  start: number,
  option: string,
): { value: string; end: number } {
  let value = '';
  let at = start + 1;
  for (; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\\') {
      at += 1;
      const escape = source.charAt(at);
      if (escape === 'u') {
        HEX.lastIndex = at + 1;
        const hex = HEX.exec(source)?.[0];
        if (hex === undefined) throw badQueryAt(option, at, BROKEN_ESCAPE);
        value += String.fromCharCode(Number.parseInt(hex, 16));
        at += hex.length;
      } else value += ESCAPES[escape] ?? escape;
    } else if (character !== "'") value += character;
    else if (source.charAt(at + 1) === "'") {
      value += "'";
      at += 1;
    } else break;
  }
  if (at >= source.length) throw badQueryAt(option, start, NOT_CLOSED);
  if (value.includes('\0') || !value.isWellFormed()) throw badQueryAt(option, start, UNSTORABLE);
  return { value, end: at + 1 };
}

const BROKEN_ESCAPE = {
  en: '\\u needs four hexadecimal digits.',
  el: 'το \\u χρειάζεται τέσσερα δεκαεξαδικά ψηφία.',
};
const NOT_CLOSED = { en: 'the quote is not closed.', el: 'το εισαγωγικό δεν κλείνει.' };
const UNSTORABLE = {
  en: 'the text holds a character that no record can hold.',
  el: 'το κείμενο έχει χαρακτήρα που δεν μπορεί να υπάρχει σε καμία εγγραφή.',
};
