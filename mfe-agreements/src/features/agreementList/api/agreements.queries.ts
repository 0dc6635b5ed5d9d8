import {
  agreementListRow,
  waitingListRow,
  type WaitingListRow,
} from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { toAgreementListRequest } from '../../../lib/agreementList/agreementListRequest.ts';
import type { AgreementListSearch } from '../../../lib/agreementList/agreementListSearch.ts';

/** One page of the list; the rows before stay until the next ones are there. */
export function agreementListQuery(api: Api, search: AgreementListSearch) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'list', search],
    queryFn: ({ signal }): Promise<{ readonly value: readonly WaitingListRow[]; readonly total: number }> => {
      const request = toAgreementListRequest(search, new Date());
      return search.waiting === null
        ? api.list(agreementListRow, request, { signal })
        : api.list(waitingListRow, request, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
