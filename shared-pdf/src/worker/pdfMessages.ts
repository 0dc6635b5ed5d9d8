import type { CheckedFile, WorkerReply } from 'shared-auth/worker';

/** What the page sends to a worker, once: what the document says, as plain data, and its fonts. */
export type PdfRequest<Input> = {
  readonly input: Input;
  readonly fonts: Readonly<Record<'regular' | 'bold' | 'italic', CheckedFile>>;
};

/** What the worker answers. */
export type PdfReply = WorkerReply<Blob>;
