import { readHistory } from 'shared-contracts/calls/agreementCalls.ts';
import {
  agreementItem,
  approvalResponse,
  notification,
  type AgreementItem,
} from 'shared-contracts/entities/agreementItem.ts';
import type { LanguageTag } from 'shared-contracts/language.ts';
import { filter, keepPreviousData, queryOptions, type Api, type SendCall } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** How many more entries of the history each press of the button brings. */
export const HISTORY_PAGE_SIZE = 25;

export function agreementItemQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'item', id],
    queryFn: ({ signal }) => api.item(agreementItem, id, { signal }),
  });
}

/** Those that are known stay while an id that the partner has just given is asked for too. Source: specification document 1, section 7.1. */
export function notificationsQuery(api: Api, agreement: Identified) {
  const ids = networkIdsOf(agreement);
  const query = { filter: filter.anyOf('changedElementIds', ids), orderBy: 'id desc', top: 'all' } as const;
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'notifications', ids],
    queryFn: ({ signal }) => api.list(notification, query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same for approvals. Source: specification document 1, section 7.1. */
export function approvalsQuery(api: Api, agreement: Identified) {
  const ids = networkIdsOf(agreement);
  const query = { filter: filter.anyOf('iiaId', ids), orderBy: 'id desc', top: 'all' } as const;
  return queryOptions({
    queryKey: [...AGREEMENTS_KEY, 'approvals', ids],
    queryFn: ({ signal }) => api.list(approvalResponse, query, { signal }),
    placeholderData: keepPreviousData,
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

type Identified = Pick<AgreementItem, 'id' | 'partnerAgreementIdentifications'>;

/** Ids under which the network speaks of an agreement: ours, and those of the partners' copies. */
function networkIdsOf({ id, partnerAgreementIdentifications }: Identified): readonly string[] {
  return [String(id), ...partnerAgreementIdentifications.flatMap(({ iiaId }) => iiaId || [])];
}
