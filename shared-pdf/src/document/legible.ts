import { mapTexts, showTurns } from 'shared-contracts/text/turningText.ts';

/** Stands for what no letter of the document's fonts can say. */
export const PLACEHOLDER = '\ufffd';

/** Whether the document's fonts have a letter for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

/** Joins, directions and variants, which are never drawn themselves. */
const INVISIBLE = /^[\p{Cf}\p{Cc}\p{Variation_Selector}]$/u;
const WEB_ADDRESS = /^https?:\/\//i;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Left-to-right mark: keeps numbers and brackets behind such a text from being drawn before it. */
const MARK = '\u200e';

/**
 * Makes some data fit to be drawn: shows what would turn a text (U+202E and its like), and puts a placeholder in the place of each character that
 * the fonts cannot draw, such as emoji: the PDF library would leave it out, or draw some other one. Web addresses are written as `%…` instead,
 * and go on leading to where they led.
 */
export function legible<Value>(value: Value, hasGlyph: HasGlyph): Value {
  return mapTexts(value, (text) => legibleText(showTurns(text), hasGlyph)) as Value;
}

function legibleText(text: string, hasGlyph: HasGlyph): string {
  const isDrawn = (character: string) =>
    Array.from(character).every((each) => INVISIBLE.test(each) || hasGlyph(each.codePointAt(0) ?? 0));
  const drawn = isDrawn(text) ? text : withReplaced(text, isDrawn);
  return RIGHT_TO_LEFT.test(drawn) ? drawn + MARK : drawn;
}

function withReplaced(text: string, isDrawn: (character: string) => boolean): string {
  const replace = WEB_ADDRESS.test(text)
    ? (character: string) => encodeURIComponent(character)
    : () => PLACEHOLDER;
  // An emoji of several code points is one character, and one placeholder.
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) =>
    isDrawn(segment) ? segment : replace(segment),
  ).join('');
}
