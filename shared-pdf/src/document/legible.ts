/** Stands for what no letter of the document's fonts can say. */
export const PLACEHOLDER = '\ufffd';

/** Whether the document's fonts have a letter for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

/** Joins, directions and variants, which are never drawn themselves. */
const INVISIBLE = /^[\p{Cf}\p{Cc}\p{Variation_Selector}]$/u;
const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Puts a placeholder in the place of each character of some data that the fonts cannot draw, such as Arabic, Chinese, and emoji: the PDF
 * library would leave it out, or draw some other one. Web addresses are written as `%…` instead, and go on leading to where they led.
 */
export function legible<Value>(value: Value, hasGlyph: HasGlyph): Value {
  return legibleValue(value, hasGlyph) as Value;
}

function legibleValue(value: unknown, hasGlyph: HasGlyph): unknown {
  if (typeof value === 'string') return legibleText(value, hasGlyph);
  if (Array.isArray(value)) return value.map((each) => legibleValue(each, hasGlyph));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, legibleValue(each, hasGlyph)]));
}

function legibleText(text: string, hasGlyph: HasGlyph): string {
  const isDrawn = (character: string) =>
    Array.from(character).every((each) => INVISIBLE.test(each) || hasGlyph(each.codePointAt(0) ?? 0));
  if (isDrawn(text)) return text;
  const replace = WEB_ADDRESS.test(text)
    ? (character: string) => encodeURIComponent(character)
    : () => PLACEHOLDER;
  // An emoji of several code points is one character, and one placeholder.
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) =>
    isDrawn(segment) ? segment : replace(segment),
  ).join('');
}
