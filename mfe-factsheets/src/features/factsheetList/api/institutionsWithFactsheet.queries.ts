import { factsheetOfNamedInstitution } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { filter, queryOptions, type Api } from 'shared-client';
import { FACTSHEETS_KEY } from '../../../lib/factsheetsKey.ts';

/** Institutions of a country that have a factsheet to be read: others would lead to an empty list. */
export function institutionsWithFactsheetQuery(api: Api, country: number | null) {
  const query = {
    filter: filter.and(
      filter.eq('institution/isLocal', false),
      country === null ? undefined : filter.eq('institution/country', country),
    ),
    top: 'all' as const,
  };
  return queryOptions({
    queryKey: [...FACTSHEETS_KEY, 'institutions', country],
    queryFn: async ({ signal }) => {
      const { value } = await api.list(factsheetOfNamedInstitution, query, { signal });
      const named = value.map(({ institution: { name, ...rest } }) => ({ ...rest, name: name ?? '' }));
      return { value: [...new Map(named.map((institution) => [institution.id, institution])).values()] };
    },
    enabled: country !== null,
  });
}
