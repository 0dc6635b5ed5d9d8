import { readHistory } from 'shared-contracts/agreements/entities/agreementCalls.ts';
import {
  agreementItem,
  approvalResponse,
  notification,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { filter, keepPreviousData, queryOptions, type Api, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

export function agreementItemQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'item', id],
    queryFn: ({ signal }) => api.item(agreementItem, id, { signal }),
  });
}

export function notificationsQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'notifications', id],
    queryFn: ({ signal }) => api.list(notification, ofAgreement(id), { signal }),
  });
}

export function approvalsQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'approvals', id],
    queryFn: ({ signal }) => api.list(approvalResponse, ofAgreement(id), { signal }),
  });
}

/** The newest changes, told in a language; those that are shown stay while more of them are on their way. */
export function historyQuery(call: SendCall, id: number, tag: LanguageTag, count: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'history', id, tag, count],
    queryFn: ({ signal }) => call(readHistory, { params: { id }, query: { $top: count, $skip: 0 }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** By our agreement: ids of copies are unique for one university only. */
function ofAgreement(id: number) {
  return { filter: filter.eq('agreement/id', id), orderBy: 'id desc', top: 'all' } as const;
}
