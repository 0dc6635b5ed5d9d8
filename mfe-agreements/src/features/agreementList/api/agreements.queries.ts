import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { toAgreementListRequest } from '../model/agreementListRequest.ts';
import type { AgreementListSearch } from '../model/agreementListSearch.ts';

/** One page of the list; the rows before stay until the next ones are there. */
export function agreementListQuery(api: Api, search: AgreementListSearch) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'list', search],
    queryFn: ({ signal }) =>
      api.list(agreementListRow, toAgreementListRequest(search, new Date()), { signal }),
    placeholderData: keepPreviousData,
  });
}
