import {
  bank,
  globalCity,
  globalCountry,
  globalLanguage,
  taxOffice,
} from 'shared-contracts/reference/applicationChoices.ts';
import { filter, queryOptions, type Api, type Asked, type ListQuery } from 'shared-client';
import { referenceKey } from 'shared-record/reference';

/** Reference lists change with a release of the data, not while somebody works. */
const REFERENCE_FRESH_MS = 60 * 60_000;

/** Countries of the world. */
export function globalCountriesQuery(api: Api) {
  return allOf(api, globalCountry, {});
}

/** Cities of a country; asks for nothing while none is chosen. */
export function citiesQuery(api: Api, country: number | null) {
  return { ...allOf(api, globalCity, { filter: filter.eq('country', country) }), enabled: country !== null };
}

/** Languages. */
export function globalLanguagesQuery(api: Api) {
  return allOf(api, globalLanguage, {});
}

/** Greek tax offices. */
export function taxOfficesQuery(api: Api) {
  return allOf(api, taxOffice, { orderBy: 'name' });
}

/** Banks in Greece. */
export function banksQuery(api: Api) {
  return allOf(api, bank, {});
}

function allOf<Row>(api: Api, asked: Asked<Row>, query: ListQuery) {
  return queryOptions({
    queryKey: [...referenceKey(asked.set), asked.select, query],
    queryFn: ({ signal }) => api.list(asked, { ...query, top: 'all' }, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}
