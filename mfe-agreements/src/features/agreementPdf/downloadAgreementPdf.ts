import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { University } from 'shared-contracts/portal/university.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Api } from 'shared-client';
import { letterheadOf } from 'shared-pdf/page';
import { saveFile } from 'shared-ui/core';
import { readFactsheets } from './api/factsheets.queries.ts';
import { makeAgreementPdf } from './worker/makeAgreementPdf.ts';

type Options = {
  readonly api: Api;
  readonly tag: LanguageTag;
  readonly university: University | undefined;
  readonly signal: AbortSignal;
};

/**
 * Makes the PDF of an agreement and saves it as `IIA_{id}.pdf`.
 *
 * Throws ApiError when the factsheets cannot be read, and what `makeAgreementPdf` rejects with.
 */
export async function downloadAgreementPdf(agreement: AgreementItem, options: Options): Promise<void> {
  saveFile(await makePdfOf(agreement, options), `IIA_${agreement.id}.pdf`);
}

/** Makes the same and gives it. */
export async function makePdfOf(
  agreement: AgreementItem,
  { api, tag, university, signal }: Options,
): Promise<Blob> {
  const [factsheets, letterhead] = await Promise.all([
    readFactsheets(api, agreement, signal),
    letterheadOf(university, tag),
  ]);
  return makeAgreementPdf(
    { agreement, factsheets, tag, letterhead, madeAt: new Date().toISOString() },
    signal,
  );
}
