import { fetchCopy } from 'shared-contracts/exchange/copiesCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Fetches the partner's copy of an agreement now; what is shown is read anew, whatever comes of it. */
export function useFetchCopy(agreementId: number) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(fetchCopy, { params: { id: agreementId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
