import * as z from 'zod/mini';

/** Below so many people a number could name one of them. */
export const FEW = 5;

/** A number of people as everybody may read it; null for a few, which are fewer than {@link FEW} and not none. */
export const discreetCountSchema = z.nullable(z.number());

/** Keeps a number of people to itself where it is small. */
export function discreetCount(count: number): number | null {
  return count > 0 && count < FEW ? null : count;
}
