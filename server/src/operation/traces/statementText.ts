/** A statement says all that it does in its beginning. */
const MOST_LETTERS = 2_000;
const MOST_KEPT = 500;

/** Names in double quotes, and texts in each way that SQL has for them; one that is cut off has no end. */
const QUOTED =
  /"(?:[^"]|"")*"|\be'(?:\\[\s\S]|''|[^'\\])*(?:'|\\?$)|'(?:[^']|'')*(?:'|$)|\$([a-z_]*)\$[\s\S]*?(?:\$\1\$|$)/gi;

const kept = new Map<string, string>();

/** Gives a statement without whatever stands in it as a value: texts and numbers become `?`. */
export function statementText(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const plain = text
    .slice(0, MOST_LETTERS)
    .replaceAll(QUOTED, (quoted) => (quoted.startsWith('"') ? quoted : '?'))
    .replaceAll(/(?<![\w$."])-?\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (kept.size < MOST_KEPT) kept.set(text, plain);
  return plain;
}

/** Gives what a statement does, such as `SELECT`. */
export function operationOf(text: string): string {
  return /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
}
