import { Font } from '@react-pdf/renderer';
import type { HasGlyph } from './legible.ts';
import { wordParts } from './wordParts.ts';

export const FONT_FAMILY = 'Noto Sans';

/** Sources of the three cuts: a `data:` address, or in Node a path. */
export type FontSources = { readonly regular: string; readonly bold: string; readonly italic: string };

/**
 * Registers the fonts and the breaking of words for the next document.
 *
 * A font that was drawn with remembers parts of letters as letters without text (the iota inside of `ί`), and loses them in the
 * next document: so each document reads its fonts anew.
 */
export function registerFonts({ regular, bold, italic }: FontSources): void {
  Reflect.deleteProperty(Font.getRegisteredFonts(), FONT_FAMILY);
  Font.register({
    family: FONT_FAMILY,
    fonts: [{ src: regular }, { src: bold, fontWeight: 700 }, { src: italic, fontStyle: 'italic' }],
  });
  Font.registerHyphenationCallback(wordParts);
}

/** Reads the registered font and tells which letters it has; the three cuts have the same. */
export async function fontGlyphs(): Promise<HasGlyph> {
  await Font.load({ fontFamily: FONT_FAMILY });
  const font: unknown = Font.getFont({ fontFamily: FONT_FAMILY });
  const data = memberOf(font, 'data');
  const hasGlyph = memberOf(data, 'hasGlyphForCodePoint');
  if (typeof hasGlyph !== 'function') throw new Error('The font does not tell its letters');
  return (codePoint) => Reflect.apply(hasGlyph, data, [codePoint]) === true;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
