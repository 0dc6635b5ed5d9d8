import { countryNameSchema } from 'shared-contracts/entities/countryName.ts';
import { factsheetListRowSchema } from 'shared-contracts/entities/factsheetListRow.ts';
import { institutionNameSchema } from 'shared-contracts/entities/institutionName.ts';
import { filter, keepPreviousData, queryOptions, type Api } from 'shared-auth/api';
import { toFactsheetListRequest } from './factsheetListRequest.ts';
import type { FactsheetListSearch } from '../model/factsheetListSearch.ts';

/** Reference lists change with a release of the data, not while somebody works. */
const REFERENCE_FRESH_MS = 60 * 60_000;

/** Begins the keys of everything that a factsheet's change makes out of date. */
export const FACTSHEETS_KEY = ['mfe-factsheets', 'factsheets'] as const;

/** One page of the list; the rows before stay until the next ones are there. */
export function factsheetListQuery(api: Api, search: FactsheetListSearch) {
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'list', search],
    queryFn: ({ signal }) =>
      api.list('MobilityFactsheets', toFactsheetListRequest(search), factsheetListRowSchema, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function countriesQuery(api: Api) {
  const query = {
    select: ['id', 'countryName', 'countryNameGR'],
    orderBy: 'countryName',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: ['mfe-factsheets', 'countries'],
    queryFn: ({ signal }) => api.list('MobilityCountries', query, countryNameSchema, { signal }),
    staleTime: REFERENCE_FRESH_MS,
  });
}

/** Institutions of a country, without the local one, whose factsheets are not in this list. */
export function institutionsQuery(api: Api, country: number | null) {
  return queryOptions({
    queryKey: ['mfe-factsheets', 'institutions', country],
    queryFn: ({ signal }) =>
      api.list(
        'MobilityInstitutions',
        {
          filter: filter.and(filter.eq('country', country), filter.eq('isLocal', false)),
          select: ['id', 'name', 'erasmusCode'],
          orderBy: 'name',
          top: 'all',
        },
        institutionNameSchema,
        { signal },
      ),
    enabled: country !== null,
    staleTime: REFERENCE_FRESH_MS,
  });
}
