import type { ApiErrorBody } from 'shared-contracts/errors/errors.ts';
import type { Problem } from './problem.ts';

/** Bytes that a record takes at most within a refusal, which is smaller than 16 KB. */
const MOST_BYTES = 12_000;

/** Gives a refusal the record as it is now where that is small enough, and its address: whoever needs a larger one reads it there. */
export function fittingCurrent({
  current,
  currentAt,
}: Pick<Problem, 'current' | 'currentAt'>): Pick<ApiErrorBody, 'current' | 'currentAt'> {
  const fits = current !== undefined && Buffer.byteLength(JSON.stringify(current)) <= MOST_BYTES;
  return { ...(currentAt === undefined ? {} : { currentAt }), ...(fits ? { current } : {}) };
}
