import { useCan } from 'shared-auth';
import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { useApi, useQuery } from 'shared-client';
import { neighbourhoodOf, neighboursOf, type ResultPlace } from 'shared-ui/list';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { toAgreementListRequest } from '../model/agreementListRequest.ts';
import { agreementListSearch, toEffectiveSearch } from '../model/agreementListSearch.ts';

/** Tells where an agreement stands in the list from which it was opened, and what stands beside it there now. */
export function useAgreementPlace(agreementId: number, place: ResultPlace | undefined) {
  const api = useApi();
  const isOffice = useCan('iia_edit_iro');
  const { data } = useQuery({
    queryKey: [...AGREEMENTS_KEY, 'place', place],
    enabled: place !== undefined,
    queryFn: ({ signal }) => {
      const [, query = ''] = (place?.list ?? '').split('?');
      const search = toEffectiveSearch(agreementListSearch.parse(new URLSearchParams(query)), isOffice);
      const request = { ...toAgreementListRequest(search, new Date()), ...(place && neighbourhoodOf(place)) };
      return api.list(agreementListRow, request, { signal });
    },
  });
  const neighbours = data && place && neighboursOf(data.value, agreementId, place);
  return neighbours && { ...neighbours, total: data.total };
}
