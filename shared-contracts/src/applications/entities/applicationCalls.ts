import type { Call } from '../../call/call.ts';
import { HISTORY_PAGE } from '../../call/historyPage.ts';
import { applicationHistorySchema } from './applicationHistory.ts';

export const readApplicationHistory = {
  base: 'exchange',
  methods: ['GET'],
  path: '/applications/{id}/history',
  permission: 'application_settings',
  summary: 'Tells who did what with an application, newest first, in the language of `Accept-Language`.',
  query: HISTORY_PAGE,
  reply: {
    description: 'A page of the history, and how many entries there are.',
    schema: applicationHistorySchema,
  },
  refusals: [400],
} as const satisfies Call;
