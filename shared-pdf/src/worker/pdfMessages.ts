import type { CheckedFile, WorkerReply } from 'shared-client/worker';
import type { FontCuts, FontName } from '../document/pdfFonts.ts';

/** What the page sends to a worker, once: what the document says, as plain data, and where the fonts are that it may need. */
export type PdfRequest<Input> = {
  readonly input: Input;
  readonly fonts: Readonly<Record<FontName, FontCuts<CheckedFile>>>;
};

/** What the worker answers. */
export type PdfReply = WorkerReply<Blob>;
