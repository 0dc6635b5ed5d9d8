import { institutionRecord } from 'shared-contracts/entities/institution.ts';
import { useApi, useMutation, useQueryClient } from 'shared-auth/api';
import { referenceKey } from 'shared-record/reference';
import { INSTITUTIONS_KEY } from './institutions.queries.ts';

/** Saves an institution; lists and choices that show it are read anew. */
export function useSaveInstitution() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => api.save('MobilityInstitutions', body, institutionRecord.schema),
    onSuccess: () => {
      cache.removeQueries({ queryKey: INSTITUTIONS_KEY, type: 'inactive' });
      void cache.invalidateQueries({ queryKey: referenceKey('MobilityInstitutions') });
    },
  });
}
