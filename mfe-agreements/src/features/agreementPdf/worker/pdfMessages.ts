import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';

/** File of the release: where it is, and its `sha384-…`; without the latter it is not checked. */
export type CheckedFile = { readonly address: string; readonly integrity: string };

/** What the page sends to a worker, once. */
export type PdfRequest = {
  readonly input: AgreementPdfInput;
  readonly fonts: Readonly<Record<'regular' | 'bold' | 'italic', CheckedFile>>;
};

/** What the worker answers. */
export type PdfReply = { readonly made: Blob } | { readonly failure: string };
