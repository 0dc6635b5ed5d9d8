import { COPIES_PATHS, copiesSchema } from 'shared-contracts/exchangeCopies.ts';
import { useExchange, useMutation, useQueryClient } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Fetches the partner's copy of an agreement now; what is shown is read anew, whatever comes of it. */
export function useFetchCopy(agreementId: number) {
  const exchange = useExchange();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      exchange({ method: 'POST', path: COPIES_PATHS.fetch(agreementId), schema: copiesSchema }),
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
