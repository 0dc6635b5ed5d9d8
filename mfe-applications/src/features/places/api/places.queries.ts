import { listPlaces } from 'shared-contracts/places/placeListCalls.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import { toPlaceQuery, type PlaceSearch } from '../model/placeSearch.ts';

export const PLACES_KEY = ['mfe-applications', 'places'] as const;

/** One page of the catalogue, in the order of a language; the rows before stay until the next ones are there. */
export function placesQuery(call: SendCall, search: PlaceSearch, tag: LanguageTag) {
  const query = { ...toPlaceQuery(search), top: search.pageSize, skip: search.page * search.pageSize };
  return queryOptions({
    queryKey: [...PLACES_KEY, query, tag],
    queryFn: ({ signal }) => call(listPlaces, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
