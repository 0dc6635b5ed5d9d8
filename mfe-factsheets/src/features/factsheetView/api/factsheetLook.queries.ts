import type { FactsheetLook } from 'shared-contracts/factsheets/entities/factsheetLook.ts';
import { lookAtFactsheet } from 'shared-contracts/exchange/factsheetCalls.ts';
import { queryOptions, useCall, useMutation, useQuery, useQueryClient, type SendCall } from 'shared-client';

/** Asked once for each visit; whatever changes meanwhile is shown by the page itself, and told the next time. */
function factsheetLookQuery(call: SendCall, id: number) {
  return queryOptions({
    queryKey: ['mfe-factsheets', 'look', id],
    queryFn: ({ signal }) => call(lookAtFactsheet, { params: { id }, body: {}, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What changed of a factsheet since the person looked last, for as long as it is open. */
export function useFactsheetLook(id: number) {
  return useQuery(factsheetLookQuery(useCall(), id));
}

/** Says that the person has seen what changed; what changed after that takes its place. Throws ApiError. */
export function useSeenFactsheet(id: number) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ mark }: FactsheetLook) => call(lookAtFactsheet, { params: { id }, body: { seen: mark } }),
    onSuccess: (look) => cache.setQueryData(factsheetLookQuery(call, id).queryKey, look),
  });
}
