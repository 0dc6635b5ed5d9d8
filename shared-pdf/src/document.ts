// What a document is made of, for workers. It holds the PDF library: no page may import it.
export { fillText } from './document/fillText.ts';
export { formatPdfTime } from './document/pdfDates.ts';
export { legible, PLACEHOLDER } from './document/legible.ts';
export { loadFonts, registerFonts } from './document/pdfFonts.ts';
export type { Letterhead } from './document/letterhead.ts';
export { PdfLetterhead } from './document/PdfLetterhead.tsx';
export { PdfPage } from './document/PdfPage.tsx';
export { PdfSection } from './document/PdfSection.tsx';
export { COLOURS, styles, WITH_NEXT } from './document/pdfStyles.ts';
export { PdfTable } from './document/PdfTable.tsx';
export type { PdfColumn, PdfRow } from './document/TableRow.tsx';
export { renderPdf } from './worker/renderPdf.ts';
export { servePdf } from './worker/servePdf.ts';
