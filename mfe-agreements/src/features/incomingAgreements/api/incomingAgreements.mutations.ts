import { importIncoming, linkIncoming } from 'shared-contracts/calls/officeCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Makes an agreement of ours out of a partner's, by the id under which it waits. */
export function useImport() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (incomingId: number) => call(importIncoming, { params: { id: incomingId } }),
    // Also after a refusal: somebody else may have taken it meanwhile.
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}

type LinkRun = { readonly incomingId: number; readonly agreementId: number };

/** Joins a partner's agreement with one of ours. */
export function useLink() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ incomingId, agreementId }: LinkRun) =>
      call(linkIncoming, { params: { id: incomingId, agreementId } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
