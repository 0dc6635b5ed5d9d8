import { searchNetwork } from 'shared-contracts/exchange/lookupCalls.ts';
import { listInstitutions, readNetworkPresence } from 'shared-contracts/institutions/placeCalls.ts';
import { departmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import { institutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import { institutionAgreement } from 'shared-contracts/agreements/entities/institutionAgreement.ts';
import { institutionFactsheet } from 'shared-contracts/factsheets/entities/institutionFactsheet.ts';
import { institutionPerson } from 'shared-contracts/institutions/entities/institutionPerson.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { filter, keepPreviousData, queryOptions, type Api, type SendCall } from 'shared-client';
import type { InstitutionListSearch } from '../model/institutionListSearch.ts';

/** Begins the keys of everything that a change of an institution makes out of date. */
export const INSTITUTIONS_KEY = ['mfe-admin', 'institutions'] as const;

/** How many agreements the page of an institution names, the newest first. */
const NEWEST_AGREEMENTS = 5;

/** One page of the list, in the order of a language; the rows before stay until the next ones are there. */
export function institutionListQuery(call: SendCall, search: InstitutionListSearch, tag: LanguageTag) {
  const { search: words, country, partners, sort, page, pageSize } = search;
  const query = {
    search: words.trim() || undefined,
    country: country ?? undefined,
    partners: partners === 'yes' ? 1 : undefined,
    sort,
    top: pageSize,
    skip: page * pageSize,
  };
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'list', query, tag],
    queryFn: ({ signal }) => call(listInstitutions, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Institutions of the network's registry that have the words of a text. */
export function networkSearchQuery(call: SendCall, search: string) {
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'network', search],
    queryFn: ({ signal }) => call(searchNetwork, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One institution; always as it is now, as it may be about to be edited. */
export function institutionRecordQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'item', id],
    queryFn: ({ signal }) => api.item(institutionRecord, id, { signal }),
    staleTime: 0,
  });
}

/** The newest agreements with an institution, and how many there are; of our own all. */
export function institutionAgreementsQuery(api: Api, id: number) {
  const query = {
    filter: filter.and(filter.eq('institutions/id', id), filter.eq('isDeleted', false)),
    orderBy: 'id desc',
    top: NEWEST_AGREEMENTS,
  };
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'agreements', id],
    queryFn: ({ signal }) => api.list(institutionAgreement, query, { signal }),
  });
}

/** The factsheet in force of an institution; none of most. */
export function institutionFactsheetQuery(api: Api, id: number) {
  const query = { filter: filter.and(filter.eq('institution', id), filter.eq('isActive', true)), top: 1 };
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'factsheet', id],
    queryFn: ({ signal }) => api.list(institutionFactsheet, query, { signal }),
  });
}

/** What an institution offers on the network. */
export function networkPresenceQuery(call: SendCall, heiId: string) {
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'presence', heiId],
    queryFn: ({ signal }) => call(readNetworkPresence, { params: { heiId }, signal }),
    staleTime: 0,
  });
}

/** The people who speak for an institution, by name; several wordings of one person among them. */
export function institutionPeopleQuery(api: Api, id: number) {
  const query = {
    filter: filter.eq('institution', id),
    orderBy: 'familyName,givenName,id desc',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'people', id],
    queryFn: ({ signal }) => api.list(institutionPerson, query, { signal }),
  });
}

/** The departments of an institution, by name. */
export function institutionDepartmentsQuery(api: Api, id: number) {
  const query = { filter: filter.eq('institution', id), orderBy: 'name,id', top: 'all' } as const;
  return queryOptions({
    queryKey: [...INSTITUTIONS_KEY, 'departments', id],
    queryFn: ({ signal }) => api.list(departmentName, query, { signal }),
  });
}
