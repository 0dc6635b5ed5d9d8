/** Stands for what was taken out. */
const OUT = '…';
/** No sentence of an engine is as long; what comes after it is looked at by nobody. */
const LOOKED_AT = 1000;

/** A quote, and no apostrophe between two letters. */
const QUOTE = /(?<![\p{L}\p{N}])["'`“”„‘’«»]|["'`“”„‘’«»](?![\p{L}\p{N}])/gu;
/** What comes before a value in sentences of engines that do not quote it; some go on behind it. */
const BEFORE_VALUES: ReadonlyArray<readonly [before: string, behind?: string]> = [
  ['Cannot convert ', ' to a BigInt'],
  ['Iterator value ', ' is not an entry object'],
  ['search for '],
  [': '],
];
/** Begins a word that is an address. */
const ADDRESS = /^\W{0,3}(?:blob|data|mailto|tel|javascript):/i;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const NUMBERS = /^[+(]?\d[\d()./-]*[.,;)]?$/;
const CAPITALISED = /^[A-Z][a-z]+[.,;)]?$/;
const LONGEST_WORD = 40;
const LONGEST_WITH_DIGITS = 16;
const MOST_DIGITS = 5;
const LONG_NUMBER = /\d{4}/;

/**
 * Takes out of the message of an error what may be personal, and cuts it. Browsers do it before they tell, and the server again: what was
 * scrubbed stays as it is.
 *
 * - most: letters that are left at most
 */
export function scrubText(text: string, most: number): string {
  let left = text
    .slice(0, LOOKED_AT)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  for (let before = ''; before !== left;) {
    before = left;
    left = withoutPersonalWords(withoutQuoted(withoutValues(left)))
      .slice(0, most)
      .trim();
  }
  return left;
}

/** Takes out all from the first quote to the last: a value may have quotes in it. */
function withoutQuoted(text: string): string {
  const quotes = [...text.matchAll(QUOTE)];
  const [first, last] = [quotes[0]?.index, quotes.at(-1)?.index];
  if (first === undefined || last === undefined) return text;
  return text.slice(0, first) + OUT + (last === first ? '' : text.slice(last + 1));
}

/** Takes out what engines, and people who write code, put unquoted into a sentence. */
function withoutValues(text: string): string {
  return BEFORE_VALUES.reduce((left, [before, behind]) => {
    const from = left.indexOf(before);
    if (from === -1) return left;
    const rest = left.slice(from + before.length);
    const to = behind === undefined ? rest.length : rest.lastIndexOf(behind);
    return to === -1 ? left : left.slice(0, from + before.length) + OUT + rest.slice(to);
  }, text);
}

function withoutPersonalWords(text: string): string {
  const words = text.split(' ');
  const inRows = new Set(
    [
      ...rows(words, NUMBERS).filter((row) => digitsOf(row.map((at) => words[at]).join('')) > MOST_DIGITS),
      // Names of people; React's own word for its messages is none.
      ...rows(words, CAPITALISED).filter((row) => row.length > 1 && words[row[0] ?? 0] !== 'Minified'),
    ].flat(),
  );
  const left = words.map((word, at) => (inRows.has(at) || isPersonal(word) ? OUT : word));
  return left.filter((word, at) => word !== OUT || left[at - 1] !== OUT).join(' ');
}

/** Places of words that follow each other and all are of one form. */
function rows(words: readonly string[], form: RegExp): readonly (readonly number[])[] {
  const found: number[][] = [];
  words.forEach((word, at) => {
    if (!form.test(word)) return;
    const row = found.at(-1);
    if (row?.at(-1) === at - 1) row.push(at);
    else found.push([at]);
  });
  return found;
}

/** Tells of a word whether it is an address, a query, an e-mail address, a number or a token of somebody, or one in other letters than the code's. */
function isPersonal(word: string): boolean {
  const digits = digitsOf(word);
  return (
    word.includes('@') ||
    word.includes('://') ||
    ADDRESS.test(word) ||
    (word.includes('?') && word.includes('=')) ||
    FOREIGN_LETTER.test(word) ||
    LONG_NUMBER.test(word) ||
    digits > MOST_DIGITS ||
    word.length >= (digits > 0 ? LONGEST_WITH_DIGITS : LONGEST_WORD) ||
    // What was quoted or cut in the middle of a word.
    (word.length > 1 && word.startsWith(OUT) && !/[A-Za-z0-9)]/.test(word))
  );
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
