import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const TIMEOUT_MS = patient(120_000);
const USERS = ['iro', 'teacher', 'student', 'guest'] as const;
const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999',
  '2147483648',
  '9'.repeat(400),
  'NaN',
  'null',
  '%00',
  '%ff',
  '%2e%2e%2f1',
  "1'--",
  '1;drop table agreements',
  '{}',
  '[1]',
  '💥',
  'x'.repeat(3000),
];
const PATHS: ReadonlyArray<readonly [method: 'GET' | 'POST', path: (id: string) => string]> = [
  ['GET', (id) => `iias/${id}/cnr`],
  ['POST', (id) => `iias/${id}/cnr`],
  ['GET', (id) => `${id}/approve`],
  ['POST', (id) => `iias/${id}/approve`],
  ['POST', (id) => `mobisisewp/iias/revertiia/${id}`],
  ['GET', (id) => `iias/${id}/deliveries`],
  ['GET', (id) => `iias/${id}/copies`],
  ['POST', (id) => `iias/${id}/fetch`],
  ['GET', (id) => `iias/${id}/documents`],
  ['GET', (id) => `iias/1/documents?before=${id}`],
  ['GET', (id) => `documents/${id}`],
  ['POST', (id) => `deliveries/${id}/resend`],
  ['POST', (id) => `incoming/${id}/import`],
  ['POST', (id) => `incoming/${id}/link/${id}`],
  ['GET', (id) => `institutions/${id}`],
  ['GET', (id) => `heis/${id}`],
  ['GET', (id) => `heis/${id}/ounits`],
  ['GET', (id) => `heis/${id}/ounits/${id}`],
];
/** What the office alone may see or do. */
const OFFICE = /^(?!institutions|heis)/;

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of USERS) tokens.set(name, await signIn(server.baseUrl, name));
}, TIMEOUT_MS);
afterAll(() => server.stop());

async function changes() {
  const { rows } = await sql`
    select (select count(*)::integer from audit_entries) as audits, (select count(*)::integer from exchange_deliveries) as deliveries,
      (select count(*)::integer from agreements) as agreements, (select max(date_modified) from agreements) as latest`.execute(
    server.database,
  );
  return rows;
}

test.each(USERS)(
  'no id that anybody makes up has an exchange route answer a fault, or change something: %s',
  async (user) => {
    const before = await changes();
    const faults: object[] = [];
    for (const [method, path] of PATHS) {
      for (const id of IDS) {
        const address = path(id.startsWith('%') ? id : encodeURIComponent(id));
        const response = await fetch(`${server.baseUrl}/exchange/${address}`, {
          method,
          headers: { ...bearer(tokens.get(user) ?? ''), 'accept-language': 'el' },
        });
        const text = await response.text();
        const { status } = response;
        // The test's portal belongs to no network: 503 `unavailable` says so in words.
        const isFault = status >= 500 && !(status === 503 && text.includes('"unavailable"'));
        const isOpen = user !== 'iro' && OFFICE.test(path('1')) && status < 400;
        if (isFault || isOpen) faults.push({ method, address: address.slice(0, 80), status, text });
      }
    }
    expect(faults).toEqual([]);
    expect(await changes()).toEqual(before);
  },
  TIMEOUT_MS,
);
