import * as z from 'zod/mini';
import type { Call } from './call.ts';

/** Most sets, and most records, that one call may ask for. */
export const MOST_FOLLOWED = 20;

/**
 * What tells whether something that is shown is still so.
 *
 * - sets: the counter of each set, which grows with every change of a record in it; sets that the caller may not read are missing
 * - records: `dateModified` of each record, by `Set/id`; null where there is none that the caller may read, or the set has no versions
 */
export const changesSchema = z.object({
  sets: z.record(z.string(), z.number()),
  records: z.record(z.string(), z.nullable(z.string())),
});
export type Changes = z.infer<typeof changesSchema>;

export const readChanges = {
  base: 'api',
  methods: ['GET'],
  path: '/changes',
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
