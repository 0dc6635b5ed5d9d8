import { deliverySchema, EXCHANGE_PATHS } from 'shared-contracts/exchange.ts';
import { useExchange, useMutation, useQueryClient } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Sends a notification once more, by its id, and gives what came of that; what is shown is read anew, whatever comes of it. */
export function useResend() {
  const exchange = useExchange();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: number) =>
      exchange({ method: 'POST', path: EXCHANGE_PATHS.resend(deliveryId), schema: deliverySchema }),
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
