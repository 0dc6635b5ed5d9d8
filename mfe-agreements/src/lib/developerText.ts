/** Characters that are shown of what a system says for developers: the text that a hash is of is as long as the agreement. */
const MOST_SHOWN = 500;

/** Shortens what a system says for developers to what a page has room for; the text for the partner has all of it. */
export function developerText(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}
