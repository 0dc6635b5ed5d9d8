import { takeOverCopy } from 'shared-contracts/exchange/copiesCalls.ts';
import type { ImportReply } from 'shared-contracts/exchange/exchange.ts';
import type { TakeOver } from 'shared-contracts/exchange/copiesActs.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Makes our agreement say what the partner's copy says; what is shown is read anew, whatever comes of it, and only then is it done. */
export function useTakeOver(agreementId: number, onDone: (reply: ImportReply) => void) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (seen: TakeOver) => call(takeOverCopy, { params: { id: agreementId }, body: seen }),
    onSettled: async (reply) => {
      await cache.invalidateQueries({ queryKey: AGREEMENTS_KEY });
      if (reply !== undefined) onDone(reply);
    },
  });
}
