import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { errorForLog } from './errorForLog.ts';

const REDACTED = ['req', 'headers', 'body', 'query', 'token', 'password', 'authorization', 'cookie'];

/**
 * Gives Fastify's logger options: one JSON object a line.
 *
 * Nothing personal is logged: no query strings (they hold searched names), no bodies, no headers, no messages of the database (they
 * quote values). The id of a person stands with what they told of releases, which acts on everybody. `redact` stands behind that as a second net.
 *
 * - destination: where the lines go instead of standard output
 */
export function loggerOptions(
  level: string,
  destination?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level,
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), remove: true },
    serializers: { err: errorForLog },
    ...(destination === undefined ? {} : { stream: destination }),
  };
}

/** Writes one line for every answer: the route's pattern, never the address that was asked for. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      role: request.caller?.role,
    };
    const isQuiet = reply.statusCode < 400 && !request.url.startsWith('/api/');
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered');
  });
}
