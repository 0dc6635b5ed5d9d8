import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** From what a screen needs to what somebody gives up on, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts calls by the pattern of their route, never by the address that was asked for: that may name a record or a person. */
export function requestMetrics(registers: [Registry]): (app: FastifyInstance) => void {
  const answered = new Counter({
    name: 'portal_http_requests_total',
    help: 'Calls that were answered, by pattern of the route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from a call to the end of its answer, by pattern of the route.',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({
    name: 'portal_http_requests_in_progress',
    help: 'Calls that are being answered now.',
    registers,
  });
  const aborted = new Counter({
    name: 'portal_http_requests_aborted_total',
    help: 'Calls whose caller went away before the answer.',
    registers,
  });
  return (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      underWay.inc();
      // Also where no answer is ever sent.
      reply.raw.once('close', () => {
        underWay.dec();
        if (!reply.raw.writableFinished) aborted.inc();
      });
    });
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const route = routeOptions.url ?? '(none)';
      answered.inc({ method, route, status: reply.statusCode });
      durations.observe({ method, route }, reply.elapsedTime / 1000);
    });
  };
}
