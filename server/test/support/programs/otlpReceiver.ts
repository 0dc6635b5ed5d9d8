import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';

export type ReceivedSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
  readonly attributes: Readonly<Record<string, unknown>>;
};

type Value = Readonly<Record<string, unknown>>;
type Span = Omit<ReceivedSpan, 'attributes'> & {
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};
type Body = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
};

export type OtlpReceiver = {
  readonly endpoint: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** All that came, as it was sent. */
  readonly text: () => string;
  readonly stop: () => Promise<void>;
};

/** Takes traces as a collector does: OTLP over HTTP, in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: Body[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body as Body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: () =>
      bodies
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
    text: () => JSON.stringify(bodies),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
