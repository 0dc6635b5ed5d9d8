import { ectsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-client';
import { orderByOf } from 'shared-ui/list';
import { COORDINATOR_SORTS, type CoordinatorListSearch } from '../model/coordinatorListSearch.ts';

/** Begins the keys of everything that a coordinator's change makes out of date. */
export const COORDINATORS_KEY = ['mfe-admin', 'coordinators'] as const;

/** One page of the list, counted from 0; the rows before stay until the next ones are there. */
export function coordinatorListQuery(api: Api, { search, sort, page, pageSize }: CoordinatorListSearch) {
  const query = {
    ...(search.trim() !== '' && { search: search.trim() }),
    orderBy: orderByOf(COORDINATOR_SORTS, sort, 'id'),
    top: pageSize,
    skip: page * pageSize,
  };
  return queryOptions({
    queryKey: [...COORDINATORS_KEY, 'list', query],
    queryFn: ({ signal }) => api.list(ectsCoordinator, query, { signal }),
    placeholderData: keepPreviousData,
  });
}
