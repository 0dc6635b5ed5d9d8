import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openWatch } from '../../src/operation/openWatch.ts';
import { readSettings } from '../../src/config/environment.ts';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import {
  JOBS,
  PARTNER_CALLS,
  tellBrowserTrouble,
  tellDelivery,
  tellMail,
} from '../../src/platform/running/watched.ts';
import { eventually } from '../support/eventually.ts';
import { writeRegistry } from '../support/portal/portalRegistry.ts';
import { complaintsOfPromtool, hasPromtool } from '../support/programs/promtool.ts';
import { signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const TOKEN = 'a-word-for-tests-alone';
const whereInstalled = hasPromtool ? test : test.skip;
if (!hasPromtool) process.stderr.write('promtool is not installed: metrics are not checked by it here.\n');

let server: TestServer;
let address: string;
let portalDir: string;

beforeAll(async () => {
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}/metrics`;
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-metrics-'));
  server = await startTestServer({
    environment: { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN, PORTAL_DIR: portalDir },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(portalDir, { recursive: true });
});

const ask = (init: RequestInit = {}) =>
  fetch(address, { headers: { authorization: `Bearer ${TOKEN}` }, ...init });

async function metrics(): Promise<string> {
  const response = await ask();
  expect(response.status).toBe(200);
  return response.text();
}

/** Gives the value of a metric whose line begins so; undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

describe('metrics', () => {
  test('count calls by the pattern of their route, and name nobody who made them', async () => {
    const token = await signIn(server.baseUrl, 'iro');
    const secret = 'Παπαδοπούλου';
    const path_ = `/api/MobilityAgreements?$filter=${encodeURIComponent(`name eq '${secret}'`)}&$top=1`;
    await fetch(`${server.baseUrl}${path_}`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${server.baseUrl}/no/such/${encodeURIComponent(secret)}?student=student2`);
    const text = await eventually(metrics, (said) => said.includes('route="/api/'));
    expect(text).toMatch(/portal_http_requests_total\{method="GET",route="\/api\/[^"]*",status="\d+"\} 1/);
    expect(text).toMatch(/portal_http_request_duration_seconds_bucket\{le="0.25",method="GET",route="\/api/);
    for (const personal of [secret, encodeURIComponent(secret), 'student2', 'iro"', token])
      expect(text).not.toContain(personal);
  });

  test('count what browsers told of releases, by kind', async () => {
    const of = { module: 'mfe-sample', release: '1.0.0' };
    tellBrowserTrouble({ ...of, kind: 'fault', times: 2 });
    tellBrowserTrouble({ ...of, kind: 'fault', times: 1 });
    tellBrowserTrouble({ ...of, kind: 'violation', times: 4 });
    tellBrowserTrouble({ ...of, kind: 'longTask', times: 8 });
    const text = await metrics();
    const labels = '{module="mfe-sample",release="1.0.0"}';
    expect(valueOf(text, `portal_browser_faults_total${labels}`)).toBe(3);
    expect(valueOf(text, `portal_browser_policy_violations_total${labels}`)).toBe(4);
    expect(valueOf(text, `portal_browser_long_tasks_total${labels}`)).toBe(8);
  });

  test('tell of process, event loop, connections and what stands in the database', async () => {
    const text = await metrics();
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'portal_files_bytes',
      'portal_files_limit_bytes',
      'portal_bulk_agreements_waiting',
      'portal_database_connections_wanted',
      'portal_http_requests_in_progress',
    ])
      expect(valueOf(text, name)).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'portal_database_up')).toBe(1);
    expect(valueOf(text, 'portal_database_connections_limit')).toBe(6);
    expect(valueOf(text, 'portal_database_statement_duration_seconds_count{outcome="done"}')).toBeGreaterThan(
      0,
    );
  });

  test('tell of deliveries that wait, by partner', async () => {
    await sql`
      insert into exchange_deliveries (agreement_id, kind, partner_hei_id, iia_id, hash, created_at, next_try_at)
      select id, 'iia-cnr', 'uni-b.example', 'iia-1', id::text, now() - interval '2 hours', now() from agreements limit 3`.execute(
      server.database,
    );
    const text = await metrics();
    expect(valueOf(text, 'portal_deliveries_waiting{partner="uni-b.example"}')).toBe(3);
    expect(
      valueOf(text, 'portal_deliveries_oldest_waiting_seconds{partner="uni-b.example"}'),
    ).toBeGreaterThan(7000);
    await sql`delete from exchange_deliveries`.execute(server.database);
    expect(await metrics()).not.toContain('portal_deliveries_waiting{');
  });

  test('count jobs, mails, calls to partners and what these came to, and bound how many partners are named', async () => {
    await JOBS.tracePromise(async () => undefined, { job: 'reconcile' });
    await JOBS.tracePromise(async () => Promise.reject(new Error('no')), { job: 'reconcile' }).catch(
      () => undefined,
    );
    const call = (partner: string, result: object) =>
      PARTNER_CALLS.tracePromise(async () => result, { partner, api: 'iias' });
    await call('uni-b.example', { isDone: true });
    await call('uni-b.example', { isDone: false, failure: { kind: 'timeout' } });
    tellDelivery({ partner: 'uni-b.example', outcome: 'delivered' });
    tellMail({ outcome: 'sent' });
    for (let index = 0; index < 500; index += 1) await call(`uni-${index}.example`, { isDone: true });
    const text = await metrics();
    expect(valueOf(text, 'portal_job_duration_seconds_count{job="reconcile",outcome="failed"}')).toBe(1);
    expect(valueOf(text, 'portal_partner_calls_total{partner="uni-b.example",outcome="timeout"}')).toBe(1);
    expect(
      valueOf(text, 'portal_partner_last_answer_timestamp_seconds{partner="uni-b.example"}'),
    ).toBeGreaterThan(1e9);
    expect(valueOf(text, 'portal_deliveries_total{partner="uni-b.example",outcome="delivered"}')).toBe(1);
    expect(valueOf(text, 'portal_mails_total{outcome="sent"}')).toBe(1);
    expect(text.match(/^portal_partner_calls_total\{/gm)?.length).toBeLessThan(310);
    expect(valueOf(text, 'portal_partner_calls_total{partner="other",outcome="done"}')).toBeGreaterThan(190);
  });

  test('name the releases that are in force, and leave them out where the registry cannot be read', async () => {
    const named = { permissions: [] };
    writeRegistry(portalDir, 1, {
      'mfe-admin': { ...named, release: 'a1', canary: 'a2' },
      'mfe-x': { ...named, release: 'x1', isOff: true },
    });
    const text = await metrics();
    expect(text.match(/^portal_release_info\{.*$/gm)).toEqual([
      'portal_release_info{module="shell",release="s1",as="all"} 1',
      'portal_release_info{module="mfe-admin",release="a1",as="all"} 1',
      'portal_release_info{module="mfe-admin",release="a2",as="canary"} 1',
      'portal_release_info{module="mfe-x",release="x1",as="off"} 1',
    ]);
    expect(valueOf(text, 'portal_registry_expiry_timestamp_seconds')).toBe(1893456000);
    writeRegistry(portalDir, 2, '{"signed": 5');
    expect(await metrics()).not.toMatch(/^portal_release_info\{/m);
  });

  whereInstalled('are what promtool takes', async () => {
    expect(complaintsOfPromtool(['check', 'metrics'], await metrics())).toBe('');
    expect(complaintsOfPromtool(['check', 'metrics'], 'bad_total{ 1')).not.toBe('');
  });

  test('are for who says the word, at one address, and only to be read', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const refused = await fetch(address, { headers: { authorization } });
      expect([refused.status, await refused.text()]).toEqual([401, '']);
    }
    expect((await ask({ method: 'POST', body: 'x' })).status).toBe(405);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    const head = await ask({ method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('cache-control')).toBe('no-store');
  });

  test('are nowhere on the portal’s own port', async () => {
    for (const place of ['/metrics', '/api/metrics', '/health/metrics']) {
      const answer = await fetch(`${server.baseUrl}${place}`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(await answer.text()).not.toContain('portal_http_requests_total');
    }
  });
});

describe('openWatch', () => {
  test('says in words that the port of metrics is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const found = taken.address();
    const port = typeof found === 'object' && found !== null ? found.port : 0;
    const settings = readSettings({ PORTAL_ENV: 'test', METRICS_PORT: String(port) });
    await expect(openWatch(settings, server.database)).rejects.toThrow(/METRICS_PORT/);
    await new Promise((resolve) => taken.close(resolve));
  });
});

test('metrics are given while the database is away, without what stands in it', async () => {
  const port = await findFreePort();
  const away = await startTestServer({ environment: { METRICS_PORT: String(port) } });
  await away.database.destroy();
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect(valueOf(text, 'portal_database_up')).toBe(0);
  expect(text).not.toMatch(/^portal_files_bytes/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  await away.stop();
});
