import { factsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { ectsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { readDestination } from 'shared-contracts/places/destinationCalls.ts';
import { filter, queryOptions, type Api, type SendCall } from 'shared-client';
import { DESTINATIONS_KEY } from '../../../lib/destinations/destinations.queries.ts';

/** What the list has no room for of one destination. */
export function destinationQuery(call: SendCall, id: number, department: number) {
  return queryOptions({
    queryKey: [...DESTINATIONS_KEY, 'item', id, department],
    queryFn: ({ signal }) => call(readDestination, { params: { id }, query: { department }, signal }),
  });
}

/** The factsheet in force of a destination. */
export function destinationFactsheetQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [...DESTINATIONS_KEY, 'factsheet', id],
    queryFn: ({ signal }) => api.item(factsheetView, id, { signal }),
  });
}

/** The people whom students of a department ask. */
export function coordinatorsQuery(api: Api, department: number) {
  const query = { filter: filter.eq('department', department), orderBy: 'lastName', top: 'all' } as const;
  return queryOptions({
    queryKey: [...DESTINATIONS_KEY, 'coordinators', department],
    queryFn: ({ signal }) => api.list(ectsCoordinator, query, { signal }),
  });
}
