import { splitAgreement } from 'shared-contracts/exchange/copiesCalls.ts';
import type { Split } from 'shared-contracts/agreements/lifeCycle/agreementSplit.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Moves rows into drafts of their own; what is shown is read anew, whatever comes of it. */
export function useSplitAgreement(agreementId: number) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (split: Split, { key }) =>
      call(splitAgreement, { params: { id: agreementId }, body: split, key }),
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
