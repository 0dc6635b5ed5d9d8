import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { onBehalfOf } from '../../src/database/behalf.ts';
import { MOST_ANSWER_BYTES } from '../../src/records/read/cost/answerBytes.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const MOST_REFUSAL_BYTES = 16_384;

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'student']) tokens[name] = await signIn(server.baseUrl, name);
  await sql`analyze`.execute(server.database);
}, patient(120_000));
afterAll(() => server.stop());

async function ask(user: string, set: string, options: Readonly<Record<string, string>>, language = 'en') {
  const query = new URLSearchParams(options).toString();
  const response = await fetch(`${server.baseUrl}/api/${set}?${query}`, {
    headers: bearer(tokens[user] ?? '', language === 'en' ? undefined : 'el'),
  });
  const text = await response.text();
  return { status: response.status, bytes: Buffer.byteLength(text), body: JSON.parse(text) };
}

const aliases = (member: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${member} as s${index}`).join(',');
const concat = (member: string, depth: number): string =>
  depth === 0 ? member : `concat(${concat(member, depth - 1)},${concat(member, depth - 1)})`;

describe('a question that asks for too much is refused before it runs, and says what to ask less of', () => {
  test.each([
    [
      'rows of rows under many names',
      'MobilityAgreements',
      { $top: '-1', $select: aliases('studentMobilitiesForStudies', 70) },
      '$expand',
    ],
    [
      'links under many names',
      'MobilityAgreements',
      { $top: '-1', $select: aliases('institutions', 60) },
      '$top',
    ],
    [
      'functions seven times in one another',
      'MobilityInstitutions',
      { $filter: `length(${concat('name', 7)}) gt 5` },
      '$filter',
    ],
    [
      'a hundred searches in other records',
      'MobilityAgreements',
      { $filter: Array.from({ length: 99 }, (_, at) => `institutions/name gt 'q${at}'`).join(' or ') },
      '$expand',
    ],
    [
      'a hundred sort keys',
      'MobilityInstitutions',
      { $orderby: Array.from({ length: 99 }, () => 'name').join() },
      '$orderby',
    ],
  ])('%s', async (_what, set, options, field) => {
    const before = performance.now();
    const english = await ask('student', set, options);
    const took = performance.now() - before;
    const greek = await ask('student', set, options, 'el');
    expect([english.status, english.body.code, english.body.field]).toEqual([400, 'bad-query', field]);
    expect(english.body.message).toMatch(/^[A-Z].*\.$/);
    expect(greek.body.message).toMatch(/[α-ω].*\.$/);
    expect(english.bytes).toBeLessThan(MOST_REFUSAL_BYTES);
    expect(took).toBeLessThan(patient(1_000));
  });

  test('an answer that would be too large ends while the database writes it', async () => {
    // Groups have no ids by which they could come in pieces.
    const longest = Array.from({ length: 95 }, (_, at) => `max(name) as s${at}`).join();
    const options = { $top: '-1', $groupby: 'id', $select: longest };
    const english = await ask('iro', 'MobilityInstitutions', options);
    const greek = await ask('iro', 'MobilityInstitutions', options, 'el');
    expect(english).toMatchObject({ status: 400, body: { code: 'bad-query' } });
    expect(english.body.message).toContain('The answer would be too large.');
    expect(greek.body.message).toContain('Η απάντηση θα ήταν υπερβολικά μεγάλη.');
  });

  test('what screens and exports ask is far below: all institutions, a hundred whole agreements, all agreements by few members', async () => {
    const asked = [
      await ask('student', 'MobilityInstitutions', { $top: '-1' }),
      await ask('iro', 'MobilityAgreements', { $top: '100' }),
      await ask('iro', 'MobilityAgreements', {
        $top: '-1',
        $select: 'id,startYear',
        $expand: 'institutions,status',
      }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { bytes } of asked) expect(bytes).toBeLessThan(MOST_ANSWER_BYTES / 2);
  });
});

test('a statement that takes longer than its caller may is given up with 503 and a sentence', async () => {
  const asleep = onBehalfOf({ name: 'sleeper', statementMs: 100 }, () =>
    sql`select pg_sleep(30)`.execute(server.database),
  );
  await expect(asleep).rejects.toMatchObject({ code: '57014' });
  // The connection comes back with the limit of whoever has it next.
  await sql`select pg_sleep(0.3)`.execute(server.database);
});

test('whoever asks for much keeps neither others nor the health of the portal waiting', async () => {
  const sleeping = (name: string) =>
    onBehalfOf({ name, statementMs: 10_000 }, () => sql`select pg_sleep(0.5)`.execute(server.database));
  let ended = 0;
  const greedy = Array.from({ length: 12 }, async () => {
    await sleeping('greedy');
    ended += 1;
  });
  const other = await ask('student', 'MobilityCountries', {});
  const health = await fetch(`${server.baseUrl}/health`);
  expect([other.status, health.status]).toEqual([200, 200]);
  // Two of six connections are one person's share.
  expect(ended).toBeLessThan(8);
  await Promise.all(greedy);
});

test('the health is asked on a connection of its own, also while the server itself takes all others', async () => {
  const sleeping = Array.from({ length: 6 }, () => sql`select pg_sleep(1)`.execute(server.database));
  let isOver = false;
  void Promise.all(sleeping).then(() => (isOver = true));
  const health = await fetch(`${server.baseUrl}/health`);
  expect([health.status, isOver]).toEqual([200, false]);
  await Promise.all(sleeping);
});

test('a refusal of a thousand faults stays below 16 KB', async () => {
  const rows = Array.from({ length: 90 }, () => ({
    blended: 'x'.repeat(300),
    mobilitiesPerYear: 'x',
    totalMonthsPerYear: 'x',
    [`made up ${'x'.repeat(2_000)}`]: 1,
  }));
  const response = await fetch(`${server.baseUrl}/api/MobilityAgreements`, {
    method: 'POST',
    headers: { ...bearer(tokens['iro'] ?? ''), 'content-type': 'application/json' },
    body: JSON.stringify({
      studentMobilitiesForStudies: rows,
      studentMobilitiesForTraineeship: rows,
      staffMobilitiesForTeaching: rows,
    }),
  });
  const text = await response.text();
  expect(response.status).toBe(400);
  expect(JSON.parse(text).errors.length).toBeGreaterThan(20);
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_REFUSAL_BYTES);
});

describe('a save on an old version', () => {
  const save = async (id: number, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.baseUrl}/api/MobilityAgreements`, {
      method: 'POST',
      headers: { ...bearer(tokens['iro'] ?? ''), 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ id, comments: 'mine', dateModified: '2020-01-01T00:00:00.000Z' }),
    });
    const text = await response.text();
    return { status: response.status, bytes: Buffer.byteLength(text), body: JSON.parse(text) };
  };

  test('says where the record stands, and leaves one out that is too large for a refusal', async () => {
    const { body } = await ask('iro', 'MobilityAgreements', {
      $filter: 'status/id eq 1',
      $select: 'id',
      $top: '1',
    });
    const [{ id }] = body.value;
    await sql`update agreements set comments = repeat('<p>ω</p>', 10) where id = ${id}`.execute(
      server.database,
    );
    const small = await save(id);
    expect(small).toMatchObject({
      status: 409,
      body: { code: 'stale', currentAt: `/MobilityAgreements/${id}` },
    });
    const whole = await ask('iro', `MobilityAgreements/${id}`, {});

    await sql`update agreements set comments = repeat('<p>ω</p>', 3000) where id = ${id}`.execute(
      server.database,
    );
    const large = await save(id);
    expect(large.status).toBe(409);
    expect(large.body).not.toHaveProperty('current');
    expect(large.bytes).toBeLessThan(MOST_REFUSAL_BYTES);
    const read = await ask('iro', large.body.currentAt.slice(1), {});
    expect(read.body).toMatchObject({ id, dateModified: whole.body.dateModified });
    expect(read.body.comments.length).toBe(24_000);
  });
});

describe('large answers', () => {
  test('come whole, piece by piece, with their length', async () => {
    const read = (method: string) =>
      fetch(`${server.baseUrl}/api/MobilityInstitutions?$top=-1`, {
        method,
        headers: bearer(tokens['student'] ?? ''),
      });
    const response = await read('GET');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(1_000_000);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const { value, total } = JSON.parse(bytes.toString());
    expect(value.length).toBe(total);
    expect(bytes.toString()).not.toContain('\ufffd');
    const head = await read('HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('one record', () => {
  test('is read with all that belongs to it, four levels deep', async () => {
    const [{ id }] = (await ask('iro', 'MobilityAgreements', { $top: '1' })).body.value;
    for (const $levels of ['1', '2', '3', '4'])
      expect((await ask('iro', `MobilityAgreements/${id}`, { $levels })).status).toBe(200);
  });
});
