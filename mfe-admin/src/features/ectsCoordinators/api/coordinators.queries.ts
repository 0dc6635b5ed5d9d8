import { ectsCoordinator } from 'shared-contracts/entities/ectsCoordinator.ts';
import { keepPreviousData, queryOptions, type Api } from 'shared-auth/api';

/** Source: specification document 2, section 9. */
export const COORDINATOR_PAGE_SIZE = 25;

/** Begins the keys of everything that a coordinator's change makes out of date. */
export const COORDINATORS_KEY = ['mfe-admin', 'coordinators'] as const;

/** One page of the list, counted from 0; the rows before stay until the next ones are there. */
export function coordinatorListQuery(api: Api, page: number) {
  const query = {
    orderBy: 'id',
    top: COORDINATOR_PAGE_SIZE,
    skip: page * COORDINATOR_PAGE_SIZE,
  } as const;
  return queryOptions({
    queryKey: [...COORDINATORS_KEY, 'list', page],
    queryFn: ({ signal }) => api.list(ectsCoordinator, query, { signal }),
    placeholderData: keepPreviousData,
  });
}
