import { listDestinations, readDestinationDesk } from 'shared-contracts/places/destinationCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';

/** Begins the keys of everything that was read of destinations. */
export const DESTINATIONS_KEY = ['mfe-applications', 'destinations'] as const;
export const DESK_KEY = [...DESTINATIONS_KEY, 'desk'] as const;

/** What the person studies and keeps, as the portal knows it now. */
export function deskQuery(call: SendCall) {
  return queryOptions({
    queryKey: DESK_KEY,
    queryFn: ({ signal }) => call(readDestinationDesk, { signal }),
    staleTime: 0,
  });
}

/** All destinations of a department at once: filters answer from here. Asks for nothing while the department is not known. */
export function destinationsQuery(call: SendCall, department: number | null) {
  const query = { department: department ?? 0 };
  return queryOptions({
    queryKey: [...DESTINATIONS_KEY, 'list', department],
    queryFn: ({ signal }) => call(listDestinations, { query, signal }),
    enabled: department !== null,
    // As they are whenever a page opens: agreements end, and change.
    staleTime: 0,
  });
}
