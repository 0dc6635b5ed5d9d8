import type { FastifyInstance } from 'fastify';

/**
 * Gives the headers that keep every answer in its place: no guessing of types, no framing by others, no referrer to others.
 *
 * - isHttps: tells browsers to keep to https for a year
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sends {@link securityHeaders} with every answer, and keeps what the data API and the exchange say out of every cache. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: { readonly isHttps: boolean },
): void {
  const headers = securityHeaders(isHttps);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (/^\/(api|exchange)\//.test(request.url)) void reply.header('cache-control', 'no-store');
  });
}
