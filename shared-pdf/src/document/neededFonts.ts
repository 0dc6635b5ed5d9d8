import type { FontCuts, FontName, FontSources } from './pdfFonts.ts';
import { scriptsOf } from './scripts.ts';

/** Reads the fonts that some data has letters of, and no others: those of Chinese have eight megabytes. */
export async function neededFonts<Place>(
  data: unknown,
  places: Readonly<Record<FontName, FontCuts<Place>>>,
  read: (place: Place) => Promise<string>,
): Promise<FontSources> {
  const readCut = (place: Place | undefined) => (place === undefined ? undefined : read(place));
  const readCuts = async ({ regular, bold, italic }: FontCuts<Place>): Promise<FontCuts> => {
    const [first, second, third] = await Promise.all([read(regular), readCut(bold), readCut(italic)]);
    return { regular: first, bold: second, italic: third };
  };
  const [latin, others] = await Promise.all([
    readCuts(places.latin),
    Promise.all(scriptsOf(data).map(async (script) => [script, await readCuts(places[script])] as const)),
  ]);
  return { latin, ...Object.fromEntries(others) };
}
