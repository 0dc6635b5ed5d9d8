import { EXCHANGE_PATHS, importReplySchema } from 'shared-contracts/exchange.ts';
import { useExchange, useMutation, useQueryClient } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Makes an agreement of ours out of a partner's, by the id under which it waits. */
export function useImport() {
  const exchange = useExchange();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (incomingId: number) =>
      exchange({ method: 'POST', path: EXCHANGE_PATHS.import(incomingId), schema: importReplySchema }),
    // Also after a refusal: somebody else may have taken it meanwhile.
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}

type LinkRun = { readonly incomingId: number; readonly agreementId: number };

/** Joins a partner's agreement with one of ours. */
export function useLink() {
  const exchange = useExchange();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ incomingId, agreementId }: LinkRun) =>
      exchange({
        method: 'POST',
        path: EXCHANGE_PATHS.link(incomingId, agreementId),
        schema: importReplySchema,
      }),
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
