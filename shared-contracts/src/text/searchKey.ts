import { inLatinLooks } from './compareText.ts';
import { foldText } from './text.ts';

/** Greek letters as they are written in Latin ones, and second letters that are written or left out. As `searchFunctions.ts` of the server has them. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['ου', 'o'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['ηυ', 'iv'],
  ['μπ', 'b'],
  ['γγ', 'ng'],
  ['θ', 'th'],
  ['ψ', 'ps'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['þ', 'th'],
];
const FROM = 'αβγδεζηικλμνξοπρστυφχωßøłđðıħŋyw';
const TO = 'avgdeziiklmnxoprstifcosolddihniv';
const LETTERS = new Map(Array.from(FROM).map((letter, place) => [letter, TO[place] ?? letter]));
const LEFT_OUT: readonly (readonly [from: string, to: string])[] = [
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
  ['ou', 'o'],
  ['oi', 'o'],
  ['ch', 'c'],
  ['kh', 'k'],
];
/** Two of a letter count as one; longer runs stay longer, as no name is written with one letter instead of them. */
const DOUBLED = /([a-z])\1(\1*)/g;
/** What stands between words: control characters and signs. */
const BETWEEN = /[\p{Cc}\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+/gu;
const MOST_WORDS = 8;
const LONGEST_WORD = 60;

/**
 * Writes a text in small Latin letters, alike for all ways to write a name, with a space between and around its words: `Θεσσαλονίκη` as `Thessaloniki`.
 *
 * The database has the same rule as the SQL function `search_key`; a server test holds the two together.
 */
export function searchKey(text: string): string {
  const replaced = (folded: string, pairs: typeof PAIRS) =>
    pairs.reduce((inner, [from, to]) => inner.replaceAll(from, to), folded);
  const latin = Array.from(replaced(foldText(text), PAIRS))
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('');
  return ` ${replaced(latin, LEFT_OUT).replace(DOUBLED, '$1$2')} `.replace(BETWEEN, ' ');
}

/** Whether a word of Latin letters or digits has Greek letters, which somebody typed for those they look like. */
function isOfBoth(word: string): boolean {
  return /[\u0370-\u03ff]/.test(word) && /[0-9A-Za-z]/.test(word);
}

/** The words of a question, as keys have them: eight at most. Greek letters of a code are read by their looks. */
export function searchWords(question: string): readonly string[] {
  const typed = question.split(' ').map((word) => (isOfBoth(word) ? inLatinLooks(word) : word));
  const words = searchKey(typed.join(' ')).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))];
}

/**
 * Finds what says every word of a question; a word that nothing says is looked for once more with letters wrong.
 *
 * - keyOf: gives the {@link searchKey} of one
 */
export function findBySpelling<Item>(
  items: readonly Item[],
  question: string,
  keyOf: (item: Item) => string,
): readonly Item[] {
  return searchWords(question).reduce((found, word) => {
    const said = items.filter((item) => keyOf(item).includes(word));
    const wrong = wrongLetters(word);
    // Many names have the same words: each is compared once.
    const compared = new Map<string, boolean>();
    const isLike = (part: string) => {
      const known = compared.get(part) ?? isWordLike(part, word, wrong);
      compared.set(part, known);
      return known;
    };
    const these = new Set(
      said.length > 0 || wrong === 0 ? said : items.filter((item) => keyOf(item).split(' ').some(isLike)),
    );
    return found.filter((item) => these.has(item));
  }, items);
}

/** How many letters may be wrong. Numbers and codes are never taken for each other. */
function wrongLetters(word: string): number {
  if (/\d/.test(word) || word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Tells whether a part of a name begins as a word does, with so many letters wrong at most. */
function isWordLike(part: string, word: string, wrong: number): boolean {
  if (part.length < word.length - wrong) return false;
  // Levenshtein's distance of the word from each beginning of the part, letter by letter of the word.
  let before = Array.from({ length: Math.min(part.length, word.length + wrong) + 1 }, (_, place) => place);
  for (let row = 0; row < word.length; row += 1) {
    const present = [row + 1];
    let least = row + 1;
    for (let column = 1; column < before.length; column += 1) {
      const swapped = (before[column - 1] ?? 0) + (part[column - 1] === word[row] ? 0 : 1);
      const next = Math.min(swapped, (before[column] ?? 0) + 1, (present[column - 1] ?? 0) + 1);
      present.push(next);
      least = Math.min(least, next);
    }
    // It only grows from here.
    if (least > wrong) return false;
    before = present;
  }
  return (
    Math.min(before[Math.min(word.length, before.length - 1)] ?? Infinity, before.at(-1) ?? Infinity) <= wrong
  );
}
