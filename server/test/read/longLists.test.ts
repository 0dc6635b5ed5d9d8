import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { SignedInCaller } from '../../src/platform/tokens/caller.ts';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { fillReadFixture, IRO, STUDENT, TEACHER } from '../support/api/readFixture.ts';
import { eventually } from '../support/eventually.ts';

const ADDED = 3_000;
const PAGE = 40;

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  // More than the system's own buffers take of a connection that nobody reads from.
  await sql`
    insert into agreements (id, start_year_id, end_year_id, status_id, ewp_status_id, local_status, comments)
    select 100 + n * 3, 2021, 2027, 3, 7, 1, repeat('<p>Σχόλιο</p>', 400) from generate_series(1, ${ADDED}::integer) n`.execute(
    store.database,
  );
  await sql`insert into agreement_institutions select id, 1 + id % 3 from agreements where id > 100`.execute(
    store.database,
  );
  await sql`analyze`.execute(store.database);
  api = await dataApiApp(store.database);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

const ALL = { $filter: 'isDeleted eq false', $orderby: 'id desc', $top: '-1', $count: 'true' };

test.each([
  ['office', IRO],
  ['student', STUDENT],
] as const)(
  'all whole agreements come to the %s in one list, in order, as pages of them do',
  async (_who, caller) => {
    const all = await api.get(caller, 'MobilityAgreements', ALL);
    expect(all.status).toBe(200);
    expect(all.body.total).toBeGreaterThan(ADDED);
    expect(all.body.value).toHaveLength(all.body.total);
    for (const $skip of [0, 1_980, all.body.total - PAGE]) {
      const page = await api.get(caller, 'MobilityAgreements', {
        ...ALL,
        $top: String(PAGE),
        $skip: String($skip),
      });
      expect(all.body.value.slice($skip, $skip + PAGE)).toEqual(page.body.value);
    }
  },
  DATABASE_TIMEOUT_MS,
);

test.each([
  ['office', IRO],
  ['student', STUDENT],
] as const)(
  'so do all agreements to the %s when the list names its members, and without a count',
  async (_who, caller) => {
    const asked = {
      ...ALL,
      $select:
        'id,localStatus,ewpStatus,institutions,studentMobilitiesForStudies,departmentalCoordinatorContacts',
    };
    const all = await api.get(caller, 'MobilityAgreements', { ...asked, $count: 'false' });
    expect([all.status, Object.keys(all.body)]).toEqual([200, ['value']]);
    expect(all.body.value.length).toBeGreaterThan(ADDED);
    const page = await api.get(caller, 'MobilityAgreements', { ...asked, $top: String(PAGE), $skip: '1980' });
    expect(all.body.value.slice(1_980, 1_980 + PAGE)).toEqual(page.body.value);
  },
  DATABASE_TIMEOUT_MS,
);

test('a list of which a piece alone would read too much is refused, and says what to ask less of', async () => {
  const $select = Array.from({ length: 14 }, (_, at) => `studentMobilitiesForStudies as s${at}`).join();
  const { status, body } = await api.get(STUDENT, 'MobilityAgreements', { ...ALL, $select });
  expect([status, body.code, body.field]).toEqual([400, 'bad-query', '$top']);
});

/** Asks for all agreements over the network and takes the head of the answer alone. */
function open(caller: SignedInCaller, method = 'GET'): Promise<IncomingMessage> {
  const { port } = api.app.server.address() as AddressInfo;
  const path = `/api/MobilityAgreements?${new URLSearchParams(ALL).toString()}`;
  return new Promise((resolve, reject) => {
    api.as(caller);
    request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      response.pause();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
}

test('a person reads four long lists at a time, others read theirs meanwhile, and one that is left ends', async () => {
  const under = await Promise.all(Array.from({ length: 4 }, () => open(IRO)));
  const fifth = await open(IRO);
  const others = await open(TEACHER);
  expect(under.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect([fifth.statusCode, others.statusCode]).toEqual([429, 200]);
  expect(JSON.parse(await text(fifth)).message).toContain('long list');
  expect(JSON.parse(await text(others)).value.length).toBeGreaterThan(ADDED);
  under[0]?.destroy();
  const again = await eventually(
    () => open(IRO),
    ({ statusCode }) => statusCode !== 429,
  );
  expect(again.statusCode).toBe(200);
  expect((await open(IRO)).statusCode).toBe(429);
  for (const answer of [...under, again]) answer.destroy();
});

test('what stops matching while a long list is on its way is not in the rest of it', async () => {
  const answer = await open(TEACHER);
  expect(answer.statusCode).toBe(200);
  // The list begins with the highest id: this one is in its last piece.
  await sql`update agreements set is_deleted = true where id = 103`.execute(store.database);
  const { value } = JSON.parse(await text(answer));
  const ids = value.map(({ id }: { readonly id: number }) => id);
  expect(ids).not.toContain(103);
  expect(ids).toContain(106);
});

test('whoever asks for the head of a long list alone has it at once', async () => {
  const head = await open(STUDENT, 'HEAD');
  expect(head.statusCode).toBe(200);
  expect(await text(head)).toBe('');
});
