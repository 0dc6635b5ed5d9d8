import { overviewSchema } from './overview.ts';
import { overviewChartsSchema } from './overviewCharts.ts';
import type { Call } from '../call/call.ts';

export const readOverview = {
  base: 'api',
  methods: ['GET'],
  path: '/Overview',
  permission: 'iia_list',
  summary: 'Tells what needs somebody today: numbers of agreements and applications, each that of a list.',
  reply: { description: 'The numbers, as far as the caller may know them.', schema: overviewSchema },
} as const satisfies Call;

export const readOverviewCharts = {
  base: 'api',
  methods: ['GET'],
  path: '/Overview/Charts',
  permission: 'iia_list',
  summary: 'Counts agreements in force by state and by country of the partner, and places by year.',
  reply: { description: 'The numbers, as far as the caller may know them.', schema: overviewChartsSchema },
} as const satisfies Call;
