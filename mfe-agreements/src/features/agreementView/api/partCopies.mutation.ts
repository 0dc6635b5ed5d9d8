import { partCopies } from 'shared-contracts/exchange/copiesCalls.ts';
import type { PartCopies } from 'shared-contracts/exchange/copiesActs.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Parts our copy from the partner's; what is shown is read anew, whatever comes of it, and only then is it done. */
export function usePartCopies(agreementId: number) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (seen: PartCopies) => call(partCopies, { params: { id: agreementId }, body: seen }),
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
