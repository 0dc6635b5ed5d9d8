import { ForbiddenAddress } from '../addressGuard.ts';
import type { CallFailure } from './callOutcome.ts';

/** Says what an error that a call threw means; what is no fault of the connection is thrown on. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof ForbiddenAddress) {
    return { kind: 'forbidden-address', detail: error.message, isWorthRetry: false };
  }
  const { name, message, cause } = partsOf(error);
  if (name === 'TimeoutError') {
    return { kind: 'timeout', detail: 'The partner did not answer in time.', isWorthRetry: true };
  }
  // What fetch throws for everything that goes wrong with a connection; the reason lies below it.
  if (name === 'TypeError') {
    const reason = partsOf(cause).message ?? message ?? 'unknown';
    return { kind: 'network', detail: `The partner could not be reached: ${reason}`, isWorthRetry: true };
  }
  throw error;
}

/** Reads an error by its members: those of fetch may come from another realm, where instanceof does not know them. */
function partsOf(error: unknown): { name?: string; message?: string; cause?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
