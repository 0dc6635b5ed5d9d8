import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Size of letters that the headings of sections have, in points. */
const HEADING_SIZE = 12.5;

export type PdfPageText = {
  readonly text: string;
  /** The last line above the foot is the heading of a section, with nothing of it below. */
  readonly lastIsHeading: boolean;
};

/** Reads a PDF back page by page, with single spaces, so that sentences that were broken into lines are found. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPageText[]> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: PdfPageText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    // The foot is two lines: what the document is, and the number of the page.
    const above = lines.slice(0, -2).at(-1);
    pages.push({
      text: lines
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
      lastIsHeading: Math.abs(Number(above?.transform[3])) === HEADING_SIZE,
    });
  }
  await document.loadingTask.destroy();
  return pages;
}
