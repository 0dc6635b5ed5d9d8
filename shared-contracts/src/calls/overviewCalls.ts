import { overviewSchema } from '../overview.ts';
import type { Call } from './call.ts';

export const readOverview = {
  base: 'api',
  methods: ['GET'],
  path: '/Overview',
  permission: 'iia_list',
  summary: 'Tells what needs somebody today: numbers of agreements and applications, each that of a list.',
  reply: { description: 'The numbers, as far as the caller may know them.', schema: overviewSchema },
} as const satisfies Call;
