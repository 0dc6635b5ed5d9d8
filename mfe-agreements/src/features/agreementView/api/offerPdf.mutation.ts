import { offerPdf } from 'shared-contracts/exchange/copiesCalls.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { usePartnersPdf } from '../../agreementPdf/useAgreementPdf.ts';

/** Longer than any document takes. */
const GIVE_UP_MS = 60_000;

/** Makes the PDF of an agreement and offers it to the partner, for the copy of ours with a hash. */
export function useOfferPdf(agreement: AgreementItem) {
  const call = useCall();
  const cache = useQueryClient();
  const makePdf = usePartnersPdf(agreement);
  return useMutation({
    mutationFn: async (hash: string) => {
      const pdf = await base64Of(await makePdf(AbortSignal.timeout(GIVE_UP_MS)));
      return call(offerPdf, { params: { id: agreement.id }, body: { hash, pdf } });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}

async function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error('The PDF could not be read.'));
    reader.readAsDataURL(content);
  });
}
