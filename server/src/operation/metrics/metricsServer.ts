import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { MetricsSettings } from '../../config/operationSettings.ts';
import { MetricsPortError } from './metricsPortError.ts';

/** Whoever asks is a program on the same network. */
const REQUEST_MS = 10_000;

/** What is given: text in Prometheus's format. */
export type Exposition = { readonly contentType: string; readonly read: () => Promise<string> };

/**
 * Gives metrics at `/metrics`, on a port of its own: whatever stands before the portal's own port does not lead there.
 *
 * - result: closes it
 *
 * Throws MetricsPortError where it cannot listen.
 */
export async function serveMetrics(
  { host, port, token }: MetricsSettings,
  exposition: Exposition,
): Promise<() => Promise<void>> {
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
    (request, response) => {
      void answer(request, response, token, exposition);
    },
  );
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new MetricsPortError(
      `Metrics cannot be given on port ${port} of METRICS_HOST: ${reasonOf(cause)}. Set METRICS_PORT to another number, or leave it out.`,
      { cause },
    );
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | null,
  { contentType, read }: Exposition,
): Promise<void> {
  response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
  const [path] = (request.url ?? '').split('?');
  if (path !== '/metrics') return void response.writeHead(404).end();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  if (token !== null && !isSaid(request.headers.authorization, token))
    return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  try {
    const text = await read();
    response.writeHead(200, { 'content-type': contentType }).end(request.method === 'HEAD' ? '' : text);
  } catch {
    response.writeHead(500).end();
  }
}

/** The time that it takes tells nothing of how much of the word was right. */
function isSaid(authorization: string | undefined, token: string): boolean {
  const [scheme = '', said = ''] = (authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && timingSafeEqual(hashOf(said), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program has it',
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'this machine does not have that address',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? String(error);
}
