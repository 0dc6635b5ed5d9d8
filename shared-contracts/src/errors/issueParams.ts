import type { FieldError } from './errors.ts';

/** What is used of one issue of a schema. */
export type LimitIssue = {
  readonly code?: string | undefined;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly params?: unknown;
};

/**
 * Reads the numbers that belong to what a schema refuses: `min` or `max`, or those that a check of our own names; undefined where there are none.
 *
 * A text that is empty is missing: that it has too few letters is nothing that anybody is told.
 */
export function issueParams(issue: LimitIssue): FieldError['params'] {
  if (issue.code === 'custom') return ownParams(issue.params);
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small' && issue.origin !== 'string') return { min: Number(issue.minimum) };
  return undefined;
}

function ownParams(params: unknown): FieldError['params'] {
  if (typeof params !== 'object' || params === null) return undefined;
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}
