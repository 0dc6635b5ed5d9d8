import { refusedCallsSchema, wholeRefusedCallSchema } from './refusedCalls.ts';
import type { Call } from '../call/call.ts';

export const listRefusedCalls = {
  base: 'exchange',
  methods: ['GET'],
  path: '/refused-calls',
  permission: 'iia_edit_iro',
  summary: 'Lists the latest requests of the network that the portal refused.',
  reply: { description: 'The requests, the latest first.', schema: refusedCallsSchema },
} as const satisfies Call;

export const readRefusedCall = {
  base: 'exchange',
  methods: ['GET'],
  path: '/refused-calls/{id}',
  permission: 'iia_edit_iro',
  summary: 'Gives a request that the portal refused as it came.',
  reply: {
    description: 'The request, and what its signature has to be of.',
    schema: wholeRefusedCallSchema,
  },
} as const satisfies Call;
