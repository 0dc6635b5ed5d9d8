import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { filter, queryOptions, useApi, useQuery, type Api } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

function renewalsQuery(api: Api, id: number) {
  const isWanted = filter.and(filter.eq('renewedFrom', id), filter.eq('isDeleted', false));
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'renewals', id],
    queryFn: ({ signal }) =>
      api.list(agreementListRow, { filter: isWanted, orderBy: 'id', top: 'all' }, { signal }),
  });
}

/** The agreements that an agreement was renewed by, the oldest first; empty until they are known. */
export function useRenewals(id: number) {
  return useQuery(renewalsQuery(useApi(), id)).data?.value ?? [];
}
