import { searchKey } from 'shared-contracts/text/searchKey.ts';

const wordsOf = (...words: readonly string[]) => new Set(words.map((word) => searchKey(word).trim()));
/** What people write before a number of any record, `№` besides. */
const NUMBER_WORDS = wordsOf('n', 'no', 'nr', 'num', 'number', 'id');
const GREEK_NUMBER_WORDS = wordsOf('αρ', 'αριθ', 'αριθμός');

export const AGREEMENT_WORDS = wordsOf('agreement', 'iia', 'συμφωνία', 'συμφωνίας');
export const APPLICATION_WORDS = wordsOf('application', 'αίτηση', 'αίτησης');

/**
 * Finds the number that a question asks for: `34`, `№ 34`, `agreement 34`; undefined where it asks for anything else.
 *
 * - words: names of the records, as the question may have them
 * - isNamed: only the number is meant, and no text that has its digits
 */
export function numberIn(
  question: string,
  words: ReadonlySet<string>,
): { readonly value: number; readonly isNamed: boolean } | undefined {
  // Codes have such signs, and words before their numbers as well.
  if (/[-/_]/.test(question)) return undefined;
  const before = searchKey(question.replaceAll('№', ' no ')).trim().split(' ');
  const last = before.pop() ?? '';
  if (!/^[1-9]\d{0,8}$/.test(last)) return undefined;
  if (!before.every((word) => NUMBER_WORDS.has(word) || GREEK_NUMBER_WORDS.has(word) || words.has(word)))
    return undefined;
  return { value: Number(last), isNamed: before.length > 0 };
}
