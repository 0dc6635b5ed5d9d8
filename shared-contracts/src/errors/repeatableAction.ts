import type { Refusal } from './errorCodes.ts';

/** Tells whether an action is refused for no other reason than that it was done before: it can be done once more, and whoever offers that asks first. */
export function isRepeatable(refusal: Refusal | undefined): boolean {
  return refusal === 'already-notified';
}
