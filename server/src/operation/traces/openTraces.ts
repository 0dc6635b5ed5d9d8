import { setTimeout as pause } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../../config/operationSettings.ts';
import { JOBS, PARTNER_CALLS, STATEMENTS } from '../../platform/running/watched.ts';
import type { Watch } from '../watch.ts';
import { spanStore } from './spanStore.ts';
import { operationOf, statementText } from './statementText.ts';
import { traceCalls } from './traceCalls.ts';
import { traceChannel } from './traceChannel.ts';

const EXPORT_MS = 3_000;
/** Whoever stops the server does not wait longer for a collector that is away. */
const LAST_EXPORT_MS = 3_500;

/**
 * Sends traces to a collector: of calls, and of the statements, jobs and calls to partners that they cause. They name patterns, kinds and institutions, and no person,
 * record or value. A collector that does not answer costs the spans, and nothing else.
 */
export async function openTraces({ endpoint, serviceName, share }: TraceSettings): Promise<Watch> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('mobility-portal');
  const spans = spanStore(tracer);
  const ends = [
    traceChannel(STATEMENTS, spans, ({ text }) => ({
      name: operationOf(text),
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operationOf(text),
        'db.query.text': statementText(text),
      },
      // What the server asks on its own, such as whether there is work, is no trace.
      needsParent: true,
    })),
    traceChannel(JOBS, spans, ({ job }) => ({
      name: `job ${job}`,
      kind: SpanKind.INTERNAL,
      attributes: { 'portal.job': job },
    })),
    traceChannel(PARTNER_CALLS, spans, ({ partner, api }) => ({
      name: `partner ${api}`,
      kind: SpanKind.CLIENT,
      attributes: { 'server.address': partner, 'portal.partner.api': api },
      outcome: ({ result }) => {
        if (result === undefined) return null;
        return result?.isDone === true ? 'done' : (result?.failure?.kind ?? 'own-fault');
      },
    })),
  ];
  return {
    watch: traceCalls(spans),
    close: async () => {
      ends.forEach((end) => end());
      const patience = pause(LAST_EXPORT_MS, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    },
  };
}
