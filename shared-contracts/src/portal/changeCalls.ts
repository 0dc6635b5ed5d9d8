import * as z from 'zod/mini';
import { CHANGES_PATH, type Changes } from './changes.ts';
import type { Call } from '../call/call.ts';

/** Most sets, and most records, that one call may ask for. */
export const MOST_FOLLOWED = 20;

/** Schema of {@link Changes}, for the description and for whoever calls from outside the portal. */
export const changesSchema: z.ZodMiniType<Changes> = z.object({
  sets: z.record(z.string(), z.number()),
  records: z.record(z.string(), z.nullable(z.string())),
});

export const readChanges = {
  base: 'api',
  methods: ['GET'],
  path: CHANGES_PATH,
  permission: 'signed-in',
  summary:
    'Tells whether something that is shown has changed; with the `ETag` of the last answer in `If-None-Match`, 304 while nothing has.',
  query: {
    sets: { type: 'text', description: `Names of sets, separated by commas, ${MOST_FOLLOWED} at most.` },
    records: {
      type: 'text',
      description: `Records as \`Set/id\`, separated by commas, ${MOST_FOLLOWED} at most.`,
    },
  },
  reply: { description: 'Counters of the sets, and versions of the records.', schema: changesSchema },
  refusals: [400, 404],
} as const satisfies Call;
