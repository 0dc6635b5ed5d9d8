/** Words, and parts of addresses, up to this length are never cut; every column of text has room for them. */
const LONGEST_WHOLE_WORD = 24;
/** What has no mark to break at is cut into pieces of so many characters, short enough for a line to be filled well. */
const PIECE_LENGTH = 8;
/** Where addresses are broken: after their marks. */
const AFTER_MARK = /(?<=[/.@_?&=#:;,+-])/;
/** A line of Chinese, Japanese or Korean may end after any letter. */
const BETWEEN_SYLLABLES =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[^\p{P}\p{M}])/u;
/** The library takes an empty piece for a place where a line may end, and then adds no hyphen. */
const BREAK_WITHOUT_HYPHEN = '';
/** Making one takes longer than what it is asked. */
const LETTERS = new Intl.Segmenter();

/**
 * Tells the PDF library where a word may be broken: never, unless it would not fit a column.
 *
 * No hyphen is ever added, so that mail and web addresses can be copied as they stand.
 */
export function wordParts(word: string): string[] {
  if (word.length === 1) return [word];
  // Two spaces in one piece would be taken for a broken word.
  if (word.trim() === '') return lettersOf(word);
  const syllables = word.split(BETWEEN_SYLLABLES);
  if (word.length <= LONGEST_WHOLE_WORD && syllables.length === 1) return [word];
  return syllables
    .flatMap((part) => (part.length <= LONGEST_WHOLE_WORD ? [part] : part.split(AFTER_MARK)))
    .flatMap(pieces)
    .flatMap((piece, index) => (index === 0 ? [piece] : [BREAK_WITHOUT_HYPHEN, piece]));
}

/**
 * The same for documents that have letters from right to left. The library parts words where the direction changes, such as before a
 * bracket, and would end a line there with a hyphen.
 */
export function turningWordParts(word: string): string[] {
  return word.trim() === '' ? wordParts(word) : [BREAK_WITHOUT_HYPHEN, ...wordParts(word)];
}

function pieces(part: string): readonly string[] {
  if (part.length <= LONGEST_WHOLE_WORD) return [part];
  const letters = lettersOf(part);
  const count = Math.ceil(letters.length / PIECE_LENGTH);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH).join(''),
  );
}

/** A letter stays with its accents. */
function lettersOf(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment);
}
