import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { patient } from '../../../scripts/lib/patience.mjs';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { asJob, PARTNER_CALLS } from '../../src/platform/running/watched.ts';
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../support/programs/otlpReceiver.ts';
import { signIn } from '../support/portal/signIn.ts';
import { startTestServer } from '../support/portal/testServer.ts';

const SECRET = 'Παπαδοπούλου';
const SERVER_KIND = 2;
const CLIENT_KIND = 3;
const CALLERS_TRACE = '0af7651916cd43dd8448eb211c80319c';

let receiver: OtlpReceiver;
let token: string;
let spans: readonly ReceivedSpan[];

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  const server = await startTestServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint } });
  token = await signIn(server.baseUrl, 'iro');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    traceparent: `00-${CALLERS_TRACE}-b7ad6b7169203331-01`,
  };
  const filter = encodeURIComponent(`name eq '${SECRET}'`);
  await fetch(`${server.baseUrl}/api/Institutions?$top=1&$filter=${filter}`, { headers });
  await fetch(`${server.baseUrl}/api/LocalDepartments`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: SECRET }),
  });
  await fetch(`${server.baseUrl}/nowhere/${encodeURIComponent(SECRET)}?${SECRET}`, { headers });
  await asJob('reconcile', async () =>
    PARTNER_CALLS.tracePromise(async () => ({ isDone: false, failure: { kind: 'timeout' } }), {
      partner: 'uni-b.example',
      api: 'iias',
    }),
  );
  await asJob('deliver', async () => Promise.reject(new Error(SECRET))).catch(() => undefined);
  await server.stop();
  spans = receiver.spans();
  await receiver.stop();
});

const named = (name: string | RegExp) => spans.filter((span) => span.name.match(name));

describe('traces', () => {
  test('have a span for each call, under the pattern of its route', () => {
    const calls = spans.filter(({ kind }) => kind === SERVER_KIND);
    expect(calls.length).toBeGreaterThan(4);
    for (const { name, attributes, parentSpanId } of calls) {
      expect(name).toBe(`${String(attributes['http.request.method'])} ${String(attributes['http.route'])}`);
      expect(parentSpanId ?? '').toBe('');
      expect(Number(attributes['http.response.status_code'])).toBeGreaterThan(199);
    }
    expect(named(/^GET \(none\)$|^GET \/:file$|^GET \*$/)).toHaveLength(1);
  });

  test('put the statements of a call below it, also of one with a body, and those of nobody nowhere', () => {
    const ids = new Map(spans.map((span) => [span.spanId, span]));
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(statements.length).toBeGreaterThan(4);
    const above = statements.map(({ parentSpanId = '' }) => ids.get(parentSpanId)?.name ?? 'nobody');
    expect(above).not.toContain('nobody');
    expect(above.some((name) => name.startsWith('GET /api/'))).toBe(true);
    expect(above.some((name) => name.startsWith('POST /api/'))).toBe(true);
    for (const { kind, attributes } of statements) {
      expect(kind).toBe(CLIENT_KIND);
      expect(String(attributes['db.query.text'])).not.toMatch(/'/);
    }
  });

  test('have jobs and the calls to partners in them, with what these came to', () => {
    const [job] = named('job reconcile');
    const [call] = named('partner iias');
    expect(call).toMatchObject({
      traceId: job?.traceId,
      parentSpanId: job?.spanId,
      attributes: { 'server.address': 'uni-b.example', 'portal.outcome': 'timeout' },
      status: { code: 2 },
    });
    expect(named('job deliver')[0]).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'Error' },
    });
  });

  test('hold nothing personal, and do not follow the caller’s own', () => {
    for (const personal of [SECRET, encodeURIComponent(SECRET), token, 'iro"', CALLERS_TRACE])
      expect(receiver.text()).not.toContain(personal);
  });
});

test('a collector that is away keeps nobody waiting who stops the server', async () => {
  const port = await findFreePort();
  const server = await startTestServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  });
  expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  const begun = performance.now();
  await server.stop();
  expect(performance.now() - begun).toBeLessThan(patient(8_000));
});

test('neither library is loaded where nothing is set', async () => {
  const source = path.resolve(import.meta.dirname, '../../src');
  const script = `
    const { registerHooks } = await import('node:module');
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { openWatch } = await import(${JSON.stringify(path.join(source, 'operation/openWatch.ts'))});
    const { readSettings } = await import(${JSON.stringify(path.join(source, 'config/environment.ts'))});
    await import(${JSON.stringify(path.join(source, 'app.ts'))});
    const of = (name) => loaded.filter((url) => url.includes(name)).length > 0;
    const libraries = () => [of('prom-client'), of('@opentelemetry')];
    await openWatch(readSettings({}), undefined);
    const before = libraries();
    const on = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    await (await openWatch(on, undefined)).close();
    console.log(JSON.stringify([before, libraries()]));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse((await run).stdout)).toEqual([
    [false, false],
    [false, true],
  ]);
});
