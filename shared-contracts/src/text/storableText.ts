/** Tells whether PostgreSQL can keep a text: it has no NUL, and UTF-8 no half surrogate pairs. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
