import { editedFactsheet } from 'shared-contracts/factsheets/entities/editedFactsheet.ts';
import { useApi, useMutation, useQueryClient } from 'shared-client';
import { referenceKey } from 'shared-record/reference';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** Saves a factsheet with its institution and its coordinator; gives it as it is then. */
export function useSaveFactsheet() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => api.save('MobilityFactsheets', body, editedFactsheet.schema),
    onSuccess: () => {
      // Forgotten, not only marked as old: a page that is opened next would show the factsheet as it was until the new one has come.
      cache.removeQueries({ queryKey: FACTSHEETS_KEY, type: 'inactive' });
      void cache.invalidateQueries({ queryKey: referenceKey('MobilityInstitutions') });
    },
  });
}
