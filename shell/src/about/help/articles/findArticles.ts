import { compareText } from 'shared-contracts/text/compareText.ts';
import type { Guide, OpenArticle } from './guides.ts';

/** Shorter words begin too many others to say which article is meant. */
const SHORTEST_WORD = 3;

/**
 * Finds the articles of a reader in which words begin as each of those of a text does, in either language; compared as `compareText` does. Those
 * whose title has them come first.
 *
 * - text: as it was typed; one without a word of three letters finds nothing
 */
export function findArticles(guides: readonly Guide[], text: string): readonly OpenArticle[] {
  const has = wordFinder(text);
  return guides
    .flatMap(({ articles }) => articles)
    .map((article) => ({ article, isNamed: has(titles(article)), isFound: has(wholeText(article)) }))
    .filter(({ isFound }) => isFound)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .map(({ article }) => article);
}

function titles({ texts }: OpenArticle): string {
  return Object.values(texts)
    .map(({ title }) => title)
    .join(' ');
}

function wholeText({ texts }: OpenArticle): string {
  return Object.values(texts)
    .flatMap(({ title, intro, steps }) => [title, intro, ...steps])
    .join(' ');
}

/**
 * Gives what tells whether each word of a text begins a word of another one; case and accents do not count.
 *
 * - text: as it was typed; one without a word of three letters is found nowhere
 */
export function wordFinder(text: string): (said: string) => boolean {
  const words = plainWords(text).split(' ').filter(Boolean);
  if (!words.some((word) => word.length >= SHORTEST_WORD)) return () => false;
  return (said) => words.every((word) => plainWords(said).includes(` ${word}`));
}

/** Words with one blank before each. */
function plainWords(text: string): string {
  return ` ${compareText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
}
