import type { OfferPdf } from 'shared-contracts/exchange/offeredPdf.ts';
import { changeAsCaller } from '../../../data/records.ts';
import { conflict, refuse } from '../../../platform/problems/refusals.ts';
import { sharedPdfThreads } from '../../../files/pdf/pdfThreads.ts';
import type { Database } from '../../../database/database.ts';
import { unsentOf } from '../../mapping/ourCopy.ts';
import { keepOfferedFile } from '../../store/copies/offeredFiles.ts';
import { inAgreement } from '../agreement/openAgreement.ts';
import { keep, keepAsItIs } from '../agreement/openChanges.ts';
import type { OfficeCall } from './importAgreement.ts';

const PDF_BEGINS = '%PDF-';

/**
 * Keeps a PDF of our copy for the partner, which finds its id in the copy from then on (`pdf-file`); no hash changes by that.
 *
 * - result: undefined when there is no such agreement
 *
 * Throws a `Problem`: 400 for what is no PDF that can be opened, or one with programs and the like in it; 409 when the partner is served another copy than the one that the PDF shows.
 */
export async function offerPdf(
  services: { readonly database: Database; readonly clock: () => Date },
  agreementId: number,
  { hash, pdf }: OfferPdf,
  by: OfficeCall,
): Promise<true | undefined> {
  const content = Buffer.from(pdf, 'base64');
  await requireDocument(content, by.caller.id);
  return changeAsCaller(services, by, (context) =>
    inAgreement(context, agreementId, async (open) => {
      const { item, partnerIiaId, published, state, stored } = open;
      const { ours } = state;
      const isShown =
        !stored.isDeleted &&
        ours?.hash === hash &&
        unsentOf(item, ours, { partnerIiaId, published }) === 'nothing';
      if (!isShown) throw otherCopy();
      const { database, at } = open;
      await keepOfferedFile(database, { agreementId, copy: ours, content, userId: by.caller.id, at });
      // Who asks for what has changed since is to find the copy with its file.
      keep(open, { servedAt: at });
      keepAsItIs(open);
      return true as const;
    }),
  );
}

/** A document of ours has pages, and nothing of what partners would have to be warned of. */
async function requireDocument(content: Buffer, who: number): Promise<void> {
  if (!content.subarray(0, PDF_BEGINS.length).equals(Buffer.from(PDF_BEGINS))) {
    refuse([{ field: 'pdf', code: 'not-a-pdf' }]);
  }
  const verdict = await sharedPdfThreads().judge(who, async () => new Uint8Array(content));
  if ('refusal' in verdict) refuse([{ field: 'pdf', code: verdict.refusal }]);
  else if (verdict.marks.length > 0) refuse([{ field: 'pdf', code: 'not-a-pdf' }]);
}

function otherCopy() {
  return conflict({
    en: 'The partner is served another copy of the agreement than the one that this PDF shows. Send the agreement first, and make the PDF again.',
    el: 'Στον εταίρο παρέχεται άλλο αντίγραφο της συμφωνίας από αυτό που δείχνει το PDF. Στείλτε πρώτα τη συμφωνία και φτιάξτε ξανά το PDF.',
  });
}
