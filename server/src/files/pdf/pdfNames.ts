/** Source of a pattern: what ends a name in a PDF. Source: ISO 32000-1, 7.2.2. */
export const NAME_ENDS = '(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)';
/** Source of a pattern: blanks and comments between two words of a PDF. */
export const GAP = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]{0,200}[\\r\\n])*';

/** Makes the source of a pattern for a name of a PDF, any letter of which may be written by its number: `/L#61unch` is `/Launch`. */
export function nameOf(name: string): string {
  const letters = Array.from(name, (letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${Array.from(hex, (digit) => `[${digit}${digit.toUpperCase()}]`).join('')})`;
  });
  return `/${letters.join('')}`;
}
