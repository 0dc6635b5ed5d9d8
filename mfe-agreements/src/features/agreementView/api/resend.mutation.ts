import { resendDelivery } from 'shared-contracts/exchange/officeCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Sends a notification once more, by its id, and gives what came of that; what is shown is read anew, whatever comes of it. */
export function useResend() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: number) => call(resendDelivery, { params: { id: deliveryId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
