import { sql } from 'kysely';
import type { CallFailure, CallRecord } from 'ewp/client';
import { type EwpKeyPair, makeKeyPair } from 'ewp/signature';
import { ewpMonitoring } from '../../../src/exchange/network/monitoring.ts';
import { partnerCaller } from '../../../src/exchange/network/partnerCaller.ts';
import { failureReports } from '../../../src/exchange/services/work/failureReports.ts';
import { startTestServer, type TestServer } from '../../support/portal/testServer.ts';
import { partnerServer, type PartnerServer } from 'ewp/testing';

const STATS = 'stats.erasmuswithoutpaper.eu';
const RECEIPT =
  '<monitoring-response xmlns="https://github.com/erasmus-without-paper/ewp-specs-api-monitoring/tree/stable-v1"/>';
const HOUR = 3_600_000;

let server: TestServer;
let stats: PartnerServer;
let key: EwpKeyPair;
let status: number;
let received: Record<string, string>[];

beforeAll(async () => {
  [server, key] = await Promise.all([startTestServer(), makeKeyPair()]);
  stats = await partnerServer((request, response, body) => {
    expect(request.headers.authorization).toContain('Signature keyId=');
    received.push(Object.fromEntries(new URLSearchParams(body.toString())));
    response.writeHead(status).end(RECEIPT);
  });
});
afterAll(async () => {
  await stats.stop();
  await server.stop();
});
beforeEach(async () => {
  received = [];
  status = 200;
  await sql`truncate exchange_reports`.execute(server.database);
});

const REFUSED: CallFailure = {
  kind: 'status',
  status: 400,
  detail: 'The partner answered 400: no iia_id of anna@uni-b.example',
  developerMessage: 'no iia_id of anna@uni-b.example',
  isWorthRetry: false,
};

const failed = (failure: CallFailure | null, parts: Partial<CallRecord> = {}): CallRecord => ({
  heiId: 'b.example',
  api: 'iias',
  endpoint: 'get',
  method: 'GET',
  url: 'https://b.example/get?iia_id=17',
  requestId: 'r',
  requestBody: null,
  startedAt: new Date(),
  status: failure?.status ?? null,
  responseBody: null,
  proof: null,
  failure,
  ...parts,
});

/** Reports as the portal does, to a monitoring service on this machine. */
function reporting({ isListed = true } = {}) {
  const jobs: number[] = [];
  const told: unknown[] = [];
  let now = Date.parse('2026-11-21T10:00:00Z');
  const clock = () => new Date(now);
  const endpoint = {
    heiId: STATS,
    api: 'monitoring',
    version: '0.2.0',
    values: { url: `${stats.origin}/report` },
    signsAnswers: false,
  } as const;
  const log = { info: (...words: unknown[]) => told.push(words), warn: () => undefined, error: fail };
  const reports = failureReports({
    database: server.database,
    clock,
    queue: { add: async (_database, _job, id) => void jobs.push(id) },
    log,
    monitoring: ewpMonitoring(
      { heisWith: async () => new Set(isListed ? ['b.example', STATS] : ['b.example']) },
      async (heiId, _api, _by, callOf) => {
        expect(heiId).toBe(STATS);
        // On this machine answers have to be signed, so the receipt itself is not believed.
        const call = partnerCaller({
          key,
          registry: {
            endpoint: async () => endpoint,
            newerEndpoint: async () => endpoint,
            serverKey: async () => null,
          },
          clock: () => new Date(),
          allowsLoopback: true,
          record: async () => undefined,
        });
        return call(STATS, 'monitoring', { agreementId: null, userId: null }, callOf);
      },
    ),
  });
  return { reports, jobs, told, pass: (ms: number) => void (now += ms) };
}

function fail(...words: unknown[]): never {
  throw new Error(JSON.stringify(words));
}

describe('a call that failed', () => {
  test("is reported with the words of the partner's developers, and without addresses of people", async () => {
    const { reports, jobs } = reporting();
    await reports.note(failed(REFUSED));
    await reports.send(jobs[0] ?? 0);
    expect(received).toEqual([
      {
        server_hei_id: 'b.example',
        api_name: 'iias',
        endpoint_name: 'get',
        http_code: '400',
        server_message: 'no iia_id of …',
      },
    ]);
  });

  test.each([
    ['one endless word', 'x'.repeat(150_000), undefined],
    ['words without an end', 'no such iia '.repeat(20_000), 'no such iia '.repeat(50).slice(0, 500)],
    [
      'an address where the text is cut',
      `${'y '.repeat(995)}anna@${'u'.repeat(3_000)}.example`,
      'y '.repeat(250),
    ],
  ])('is reported without delay and without half an address: %s', async (_, developerMessage, message) => {
    const { reports, jobs } = reporting();
    await reports.note(failed({ ...REFUSED, developerMessage }));
    await reports.send(jobs[0] ?? 0);
    expect(received.map(({ server_message: text }) => text)).toEqual([message]);
  });

  test('is reported without what the partner wrote of people', async () => {
    const { reports, jobs } = reporting();
    const faults = [{ line: 3, message: "Element 'email': The value 'anna at b' is not accepted." }];
    const detail = 'The answer does not fit its schema: anna at b';
    await reports.note(
      failed({ kind: 'not-valid', detail, faults, isWorthRetry: false }, { status: 200, endpoint: '' }),
    );
    await reports.send(jobs[0] ?? 0);
    expect(received).toEqual([
      {
        server_hei_id: 'b.example',
        api_name: 'iias',
        http_code: '200',
        client_message:
          "The answer of the partner's system does not have the form that the network asks for. Element 'email'",
      },
    ]);
  });

  test('is reported once, also when the service does not take it', async () => {
    const { reports, jobs, told } = reporting();
    status = 503;
    await reports.note(failed(REFUSED));
    await reports.send(jobs[0] ?? 0);
    await reports.send(jobs[0] ?? 0);
    expect([received.length, told.length]).toEqual([1, 1]);
  });

  test('is reported again after six hours, or when it is another failure', async () => {
    const { reports, jobs, pass } = reporting();
    const timeout: CallFailure = { kind: 'timeout', detail: 'late', isWorthRetry: true };
    for (const failure of [REFUSED, REFUSED, timeout, timeout]) await reports.note(failed(failure));
    expect(jobs).toHaveLength(2);
    pass(6 * HOUR);
    await reports.note(failed(REFUSED));
    await reports.note(failed(REFUSED, { endpoint: 'index' }));
    expect(jobs).toHaveLength(4);
  });

  test('is one of two hundred a day that are reported', async () => {
    const { reports, jobs, pass } = reporting();
    for (let hei = 0; hei < 205; hei += 1) await reports.note(failed(REFUSED, { heiId: `${hei}.example` }));
    expect(jobs).toHaveLength(200);
    pass(24 * HOUR);
    await reports.note(failed(REFUSED));
    expect(jobs).toHaveLength(201);
  });

  test.each<[string, CallRecord, boolean]>([
    ['it succeeded', failed(null), true],
    ['it was an echo', failed(REFUSED, { api: 'echo' }), true],
    ['it was a report itself', failed(REFUSED, { api: 'monitoring', heiId: STATS }), true],
    ['nobody takes reports', failed(REFUSED), false],
  ])('is not reported when %s', async (_when, call, isListed) => {
    const { reports, jobs } = reporting({ isListed });
    await reports.note(call);
    expect(jobs).toEqual([]);
  });
});
