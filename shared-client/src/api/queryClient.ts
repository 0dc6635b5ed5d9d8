import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

const RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const FRESH_MS = 30_000;

/**
 * Makes the query cache of one person.
 *
 * Only what may pass by itself is tried again, twice: no answer, or a failing server. Offline is a failure like others, so that a
 * page says so instead of waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Tells whether a failed read is worth another try, after so many failures before this one. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind === 'server' && (error.status ?? 0) >= 500);
}
