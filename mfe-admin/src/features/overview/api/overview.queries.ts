import { readOverview, readOverviewCharts } from 'shared-contracts/overview/overviewCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';

/** Begins the keys of all that the overview reads. */
export const OVERVIEW_KEY = ['mfe-admin', 'overview'] as const;

/** What needs somebody today. */
export function overviewQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...OVERVIEW_KEY, 'numbers'],
    queryFn: ({ signal }) => call(readOverview, { signal }),
  });
}

/** What the charts draw; asked for when somebody wants to see them. */
export function overviewChartsQuery(call: SendCall) {
  return queryOptions({
    queryKey: [...OVERVIEW_KEY, 'charts'],
    queryFn: ({ signal }) => call(readOverviewCharts, { signal }),
  });
}
