import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import type { SpanStore } from './spanStore.ts';

/** Makes a span of each call, under the pattern of its route. What a caller says of traces of its own is not believed: anybody could have all calls traced. */
export function traceCalls({ current, begin }: SpanStore): (app: FastifyInstance) => void {
  const spans = new WeakMap<FastifyRequest, Span>();
  return (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? '(none)';
      const span = begin(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route },
      });
      spans.set(request, span);
      // Also where no answer is ever sent; whoever has ended it before has ended it.
      reply.raw.once('close', () => span.end());
      current.run(span, done);
    });
    // A body that was read has left the call's own thread of work.
    app.addHook('preHandler', (request, _reply, done) => current.run(spans.get(request), done));
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    });
  };
}
