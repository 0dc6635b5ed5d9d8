import type { Call } from '../../call/call.ts';
import { applicationHistorySchema } from './applicationHistory.ts';

/** Entries of one answer when nothing is said of them, and at most. */
const DEFAULT_TOP = 25;
const MOST_ENTRIES = 1_000;

export const readApplicationHistory = {
  base: 'exchange',
  methods: ['GET'],
  path: '/applications/{id}/history',
  permission: 'application_settings',
  summary: 'Tells who did what with an application, newest first, in the language of `Accept-Language`.',
  query: {
    $top: {
      type: 'whole',
      description: 'Most entries to give.',
      minimum: 1,
      maximum: MOST_ENTRIES,
      default: DEFAULT_TOP,
    },
    $skip: { type: 'whole', description: 'Entries to leave out first.', minimum: 0, default: 0 },
  },
  reply: {
    description: 'A page of the history, and how many entries there are.',
    schema: applicationHistorySchema,
  },
  refusals: [400],
} as const satisfies Call;
