import type { SendRequest } from './apiClient.ts';
import { ApiError } from './apiError.ts';

/** One record of one set, and nothing that leads elsewhere. */
const ADDRESS = /^\/[A-Za-z]+\/[\w%.-]+$/;

/**
 * Completes a refusal of a save on an old version: where the record as it is now was too large to come along, it is read, so that every form shows it in the same way.
 *
 * - read: calls the data API
 *
 * Throws the refusal as it came when the record cannot be read.
 */
export function readingCurrent(send: SendRequest, read: SendRequest = send): SendRequest {
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      throw await completed(error, read, request.signal);
    }
  };
}

async function completed(
  error: unknown,
  read: SendRequest,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.kind !== 'stale' || error.current !== undefined) return error;
  const { currentAt: path } = error;
  if (path === undefined || !ADDRESS.test(path)) return error;
  const current = await read({ path, schema: { parse: (value) => value }, signal }).catch(() => undefined);
  return current == null ? error : error.withCurrent(current);
}
