import { Font } from '@react-pdf/renderer';
import type { HasGlyph } from './legible.ts';
import type { Script } from './scripts.ts';
import { turningWordParts, wordParts } from './wordParts.ts';

/** Latin, Greek and Cyrillic are in every document; the letters of others come when a document has some. */
export type FontName = 'latin' | Script;
/** A font's cuts: a `data:` address each, or in Node a path. One that is missing is drawn with the regular one. */
export type FontCuts<Source = string> = {
  readonly regular: Source;
  readonly bold?: Source | undefined;
  readonly italic?: Source | undefined;
};
export type FontSources<Source = string> = Readonly<Record<'latin', FontCuts<Source>>> &
  Partial<Readonly<Record<Script, FontCuts<Source>>>>;

const FAMILY = {
  latin: 'Noto Sans',
  arabic: 'Noto Sans Arabic',
  hebrew: 'Noto Sans Hebrew',
  han: 'Noto Sans Hans',
  hangul: 'Noto Sans KR',
} as const satisfies Record<FontName, string>;
const LAST_RESORT = 'Helvetica';
const NAMES = ['latin', 'arabic', 'hebrew', 'han', 'hangul'] as const;

let families: readonly string[] = [FAMILY.latin];

/**
 * Registers the fonts and the breaking of words for the next document. A file that the document before was drawn with too is not read again.
 */
export function registerFonts(sources: FontSources): void {
  families = NAMES.flatMap((name) => {
    const family = FAMILY[name];
    const cuts = sources[name];
    if (cuts !== undefined && isRead(family, cuts)) return [family];
    Reflect.deleteProperty(Font.getRegisteredFonts(), family);
    if (cuts === undefined) return [];
    Font.register({ family, fonts: fontsOf(cuts) });
    return [family];
  });
  // The library draws what is empty with the last font that it knows, its own, and would name one in the file that is not in it.
  const known = Font.getRegisteredFonts();
  Object.assign(known, { [LAST_RESORT]: known[FAMILY.latin] });
  const isTurning = sources.arabic !== undefined || sources.hebrew !== undefined;
  Font.registerHyphenationCallback(remembered(isTurning ? turningWordParts : wordParts));
}

function fontsOf({ regular, bold, italic = regular }: FontCuts) {
  return [
    { src: regular },
    ...(bold === undefined ? [] : [{ src: bold, fontWeight: 700 }]),
    { src: italic, fontStyle: 'italic' as const },
  ];
}

/** Whether these files, and no others, have been read for a family. */
function isRead(family: string, cuts: FontCuts): boolean {
  const { sources = [] } = Font.getRegisteredFonts()[family] ?? {};
  const wanted = fontsOf(cuts);
  return (
    sources.length === wanted.length &&
    sources.every(({ src, data }, index) => data !== null && src === wanted[index]?.src)
  );
}

/** Families of the fonts that are registered; each letter is drawn with the first that has it. */
export function fontFamilies(): string[] {
  return [...families];
}

/** Reads the registered fonts and tells which letters they have together; the cuts of a font have the same. */
export async function loadFonts(): Promise<HasGlyph> {
  const [latin, ...others] = await Promise.all(families.map(loadFamily));
  const fonts = [latin, ...others].flatMap((cuts) => cuts?.[0] ?? []);
  if (latin?.[0]) for (const font of others.flat()) standLike(latin[0], font);
  for (const font of new Set([latin ?? [], ...others].flat())) {
    forgetLetters(font);
    askOnce(font);
  }
  return (codePoint) => fonts.some((font) => font.hasGlyphForCodePoint(codePoint));
}

/** Reads the cuts of a font, each file once: a font of eight megabytes has no other cut for what is italic. */
async function loadFamily(family: string): Promise<readonly LoadedFont[]> {
  const sources = Font.getRegisteredFonts()[family]?.sources ?? [];
  for (const [index, source] of sources.entries()) {
    const same = sources.slice(0, index).find(({ src }) => src === source.src);
    if (same === undefined) await source.load();
    else Object.assign(source, { data: same.data, loadResultPromise: Promise.resolve() });
  }
  // The library's own type of it is that of a package that it does not bring.
  return sources.flatMap(({ data }) => (data as LoadedFont | null | undefined) ?? []);
}

/** What is asked of a font that was read; heights in units of which `unitsPerEm` make the size of the letters. */
type LoadedFont = {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string, ...how: readonly unknown[]) => object;
};

/**
 * A font that was drawn with remembers parts of letters as letters without text (the iota inside of `ί`), and would lose them in the next
 * document.
 */
function forgetLetters(font: LoadedFont): void {
  Reflect.set(font, '_glyphs', {});
  for (const asked of ['layout', 'hasGlyphForCodePoint']) Reflect.deleteProperty(font, asked);
}

/**
 * The library lays a text out each time that it measures, wraps or draws what the text stands in, and most texts of a table stand in it
 * more than once; and it asks of each letter of each whether the font has it. What it is given it only reads.
 */
function askOnce(font: LoadedFont): void {
  const layOut = font.layout.bind(font);
  const known = new Map<string, object>();
  font.layout = (text, ...how) => {
    const key = `${JSON.stringify(how)} ${text}`;
    const laidOut = known.get(key) ?? layOut(text, ...how);
    known.set(key, laidOut);
    return laidOut;
  };
  font.hasGlyphForCodePoint = remembered(font.hasGlyphForCodePoint.bind(font));
}

/** The same with its answers kept, for what is asked again and again. */
function remembered<Question, Answer>(
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const kept = known.get(question);
    if (kept !== undefined) return kept;
    const given = answer(question);
    known.set(question, given);
    return given;
  };
}

/** Lets letters of another script stand on the line as the others do: their own heights would move it, and what stands below. */
function standLike(latin: LoadedFont, font: LoadedFont): void {
  const scale = font.unitsPerEm / latin.unitsPerEm;
  for (const measure of ['ascent', 'descent', 'lineGap'] as const) {
    Object.defineProperty(font, measure, { value: latin[measure] * scale });
  }
}
