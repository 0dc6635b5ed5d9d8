import { institutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import { addInstitution } from 'shared-contracts/exchange/lookupCalls.ts';
import { useApi, useCall, useMutation, useQueryClient } from 'shared-client';
import { referenceKey } from 'shared-record/reference';
import { INSTITUTIONS_KEY } from './institutions.queries.ts';

/** Saves an institution; lists and choices that show it are read anew. */
export function useSaveInstitution() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: object, { key }) =>
      api.save('MobilityInstitutions', body, institutionRecord.schema, { creationKey: key }),
    onSuccess: () => {
      cache.removeQueries({ queryKey: INSTITUTIONS_KEY, type: 'inactive' });
      void cache.invalidateQueries({ queryKey: referenceKey('MobilityInstitutions') });
    },
  });
}

/** Makes an institution of the portal out of what the registry of the network says, by its network id; gives the one that is there already. */
export function useAddInstitution() {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (heiId: string) => call(addInstitution, { params: { heiId } }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: INSTITUTIONS_KEY });
      void cache.invalidateQueries({ queryKey: referenceKey('MobilityInstitutions') });
    },
  });
}
