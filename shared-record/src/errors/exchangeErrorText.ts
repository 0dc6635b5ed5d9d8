import { ApiError } from 'shared-client';
import { apiErrorText } from 'shared-ui/core';

/**
 * Gives the sentence that tells why a call to the partner exchange failed.
 *
 * The server's own, in the reader's language, where the reason lies with partner or network and no general sentence would tell it.
 */
export function exchangeErrorText(error: unknown, t: (key: string) => string): string {
  const isOfNetwork =
    error instanceof ApiError && (error.code === 'conflict' || error.code === 'unavailable');
  return (isOfNetwork ? error.reason : undefined) ?? apiErrorText(error, t);
}
