import type { CheckedFile, WorkerReply } from 'shared-auth/worker';
import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';

/** What the page sends to a worker, once. */
export type PdfRequest = {
  readonly input: AgreementPdfInput;
  readonly fonts: Readonly<Record<'regular' | 'bold' | 'italic', CheckedFile>>;
};

/** What the worker answers. */
export type PdfReply = WorkerReply<Blob>;
