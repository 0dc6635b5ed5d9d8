/**
 * One text of the portal as a translator has it.
 *
 * - place: where it stands: `file#names`, with a number behind it where several have the same names
 * - english: what is translated; expressions of code are `{1}`, `{2}` and so on, placeholders of messages `{{name}}`
 * - text: in the language of the catalogue; undefined where it has none yet
 * - notes: what `{1}` and its like stand for
 */
export type Entry = {
  readonly place: string;
  readonly english: string;
  readonly text: string | undefined;
  readonly notes: readonly string[];
};

/** A text that came back from a translator, by its place. */
export type Translation = { readonly english: string; readonly text: string };

/** What became of a file of the repository, and what of the catalogue could not be taken, one sentence each. */
export type Applied = { readonly content: string; readonly faults: readonly string[] };

const PLACEHOLDER = /\{\{[^}]*\}\}|\{\d+\}/g;

/** Lists the placeholders of a text, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([found]) => found).sort();
}

/**
 * Looks at a translation before it is taken.
 *
 * - expected: placeholders that it has to have
 * - result: what is wrong with it; undefined when nothing is
 */
export function translationFault(
  place: string,
  english: string,
  given: Translation,
  expected: readonly string[],
): string | undefined {
  if (given.english !== english) return `${place}: the English text has changed since the catalogue was made`;
  const found = placeholdersOf(given.text).join(' ');
  return found === expected.join(' ')
    ? undefined
    : `${place}: has the placeholders ${found || 'none'} where ${expected.join(' ') || 'none'} belong`;
}
