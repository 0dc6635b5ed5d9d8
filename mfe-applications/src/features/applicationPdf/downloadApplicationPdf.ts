import type { University } from 'shared-contracts/portal/university.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Api } from 'shared-client';
import { letterheadOf, makePdf } from 'shared-pdf/page';
import { saveFile } from 'shared-ui/core';
import { readApplication } from './api/applicationPdf.queries.ts';
import type { ApplicationPdfInput } from './model/applicationPdfInput.ts';
import { pdfFileName } from './model/pdfFileName.ts';

type Options = {
  readonly api: Api;
  readonly tag: LanguageTag;
  readonly university: University | undefined;
  readonly signal: AbortSignal;
};

/**
 * Makes the PDF of an application as it is stored now, and saves it.
 *
 * Throws ApiError when the application cannot be read, and what `makePdf` rejects with.
 */
export async function downloadApplicationPdf(
  id: number,
  { api, tag, university, signal }: Options,
): Promise<void> {
  const [read, letterhead] = await Promise.all([
    readApplication(api, id, signal),
    letterheadOf(university, tag),
  ]);
  const input: ApplicationPdfInput = { ...read, tag, letterhead, madeAt: new Date().toISOString() };
  const worker = new URL('./worker/applicationPdf.worker.ts', import.meta.url);
  const content = await makePdf(worker, input, { name: 'applicationPdf', signal });
  saveFile(content, pdfFileName(input.application));
}
