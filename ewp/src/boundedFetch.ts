import { readBody } from './readBody.ts';

/** A response was longer than its limit; the rest was not fetched. */
export class ResponseTooLongError extends Error {
  override readonly name = 'ResponseTooLongError';
}

const BODILESS: readonly number[] = [101, 204, 205, 304];

/**
 * Fetches a whole response, within bounds.
 *
 * @param request.timeLimitMs - for everything, from the connection to the last byte
 * @param request.limitBytes - of the body, unpacked
 * @throws what `fetch` throws, the reason of the time limit, and ResponseTooLongError
 */
export async function boundedFetch(
  address: string | URL,
  {
    timeLimitMs,
    limitBytes,
    ...request
  }: Omit<RequestInit, 'signal'> & { readonly timeLimitMs: number; readonly limitBytes: number },
): Promise<Response> {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeLimitMs) });
  const body = await readBody(response, limitBytes);
  if (body === null) throw new ResponseTooLongError(`the response is longer than ${limitBytes} bytes`);
  const { status, headers } = response;
  return new Response(BODILESS.includes(status) ? null : body, { status, headers });
}
