import { factsheetOfInstitution } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';
import { filter, queryOptions, type Api } from 'shared-client';

/** The factsheets in force of some institutions; one without any is left out. */
export function activeFactsheetsQuery(api: Api, institutions: readonly number[]) {
  const isWanted = filter.and(filter.anyOf('institution/id', institutions), filter.eq('isActive', true));
  return queryOptions({
    queryKey: ['mfe-agreements', 'active-factsheets', institutions],
    queryFn: ({ signal }) => api.list(factsheetOfInstitution, { filter: isWanted, top: 'all' }, { signal }),
    enabled: institutions.length > 0,
  });
}
