import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const GIVEN_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Takes the caller's `X-Request-Id` when it is a plain identifier, so that browser and server speak of one call; else makes one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomBytes(8).toString('hex');
}
