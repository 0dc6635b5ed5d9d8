// What a page needs to have a document made. The PDF library is in the worker alone.
export { fontFiles } from './worker/fontFiles.ts';
export { letterheadOf } from './worker/letterheadOf.ts';
export { makePdf } from './worker/makePdf.ts';
export type { Letterhead } from './document/letterhead.ts';
export type { PdfReply, PdfRequest } from './worker/pdfMessages.ts';
