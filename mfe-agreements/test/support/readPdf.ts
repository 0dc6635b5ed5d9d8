import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Piece of a line as it was drawn, in points from the page's lower left corner. */
export type PdfLine = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of the letters. */
  readonly size: number;
};
export type PdfPageText = {
  readonly lines: readonly PdfLine[];
  readonly text: string;
  readonly width: number;
};
export type ReadPdf = {
  readonly pages: readonly PdfPageText[];
  /** All pages in one, with single spaces, so that sentences that were broken into lines are found. */
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly outline: readonly string[];
  readonly links: readonly string[];
};

/** Reads a PDF back as a reader's program would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: PdfPageText[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str !== ''
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              size: Math.abs(Number(item.transform[3])),
            },
          ]
        : [],
    );
    const annotations = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])));
    pages.push({ lines, text: joined(lines), width: page.view[2] ?? 0 });
  }
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()).map(({ title }) => title);
  await document.loadingTask.destroy();
  return {
    pages,
    text: pages.map(({ text }) => text).join(' '),
    info: Object.fromEntries(Object.entries(info)),
    outline,
    links,
  };
}

function joined(lines: readonly PdfLine[]): string {
  return lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/ +/g, ' ');
}
