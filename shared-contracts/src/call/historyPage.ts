import type { QueryParameters } from './callQuery.ts';

/** Which page of a history is asked for, newest first. */
export const HISTORY_PAGE = {
  $top: { type: 'whole', description: 'Most entries to give.', minimum: 1, maximum: 1_000, default: 25 },
  $skip: { type: 'whole', description: 'Entries to leave out first.', minimum: 0, default: 0 },
} as const satisfies QueryParameters;
