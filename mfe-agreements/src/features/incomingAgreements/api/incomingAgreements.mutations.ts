import { addInstitution } from 'shared-contracts/exchange/lookupCalls.ts';
import {
  fetchAgain,
  importIncoming,
  linkIncoming,
  putOfferAway,
  putUnreadableAway,
} from 'shared-contracts/exchange/officeCalls.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Makes an agreement of ours out of a partner's, by the id under which it waits. */
export function useImport() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (incomingId: number, { key }) => call(importIncoming, { params: { id: incomingId }, key }),
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

type Put = { readonly incomingId: number; readonly isAway: boolean };

/** Puts a partner's agreement out of sight, or takes it back among those that wait. */
export function usePutAway() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ incomingId, isAway }: Put) =>
      call(putOfferAway, { params: { id: incomingId }, body: { isAway } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}

/** Puts a copy that could not be taken out of sight, or takes it back, by the id of what says so. */
export function usePutUnreadableAway() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAway }: { readonly id: number; readonly isAway: boolean }) =>
      call(putUnreadableAway, { params: { id }, body: { isAway } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}

/** Makes an institution of the portal out of what the registry of the network says, by its network id. */
export function useAddInstitution() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (heiId: string) => call(addInstitution, { params: { heiId } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}

/** Fetches a copy that could not be taken once more, by the id of what says so. */
export function useFetchAgain() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(fetchAgain, { params: { id } }),
    // Another try that fails is the latest there is to say of the copy.
    onSettled: () => void cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
