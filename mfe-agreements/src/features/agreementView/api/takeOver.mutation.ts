import { importReplySchema, type ImportReply } from 'shared-contracts/exchange.ts';
import { COPIES_PATHS, type TakeOver } from 'shared-contracts/exchangeCopies.ts';
import { useExchange, useMutation, useQueryClient } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Makes our agreement say what the partner's copy says; what is shown is read anew, whatever comes of it, and only then is it done. */
export function useTakeOver(agreementId: number, onDone: (reply: ImportReply) => void) {
  const exchange = useExchange();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (seen: TakeOver) =>
      exchange({
        method: 'POST',
        path: COPIES_PATHS.takeOver(agreementId),
        body: seen,
        schema: importReplySchema,
      }),
    onSettled: async (reply) => {
      await cache.invalidateQueries({ queryKey: AGREEMENTS_KEY });
      if (reply !== undefined) onDone(reply);
    },
  });
}
