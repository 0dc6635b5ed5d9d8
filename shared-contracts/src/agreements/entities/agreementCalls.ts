import { agreementHistorySchema } from './agreementHistory.ts';
import type { Call } from '../../call/call.ts';
import { HISTORY_PAGE } from '../../call/historyPage.ts';

export const readHistory = {
  base: 'api',
  methods: ['GET'],
  path: '/MobilityAgreements/{id}/history',
  permission: 'iia_edit_iro',
  summary: 'Tells who changed what, newest first, in the language of `Accept-Language`.',
  query: HISTORY_PAGE,
  reply: {
    description: 'A page of the history, and how many entries there are.',
    schema: agreementHistorySchema,
  },
  refusals: [400],
} as const satisfies Call;
