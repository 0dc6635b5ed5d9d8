import { sql } from 'kysely';
import { checkProvider } from '../../src/identity/check/checkProvider.ts';
import { startForeignIssuer, type ForeignIssuer } from '../support/programs/foreignIssuer.ts';
import { bearer } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

let server: TestServer;
let foreign: ForeignIssuer;
beforeAll(async () => {
  foreign = await startForeignIssuer();
  server = await startTestServer({
    environment: { OIDC_ISSUER: foreign.issuer, OIDC_RECHECK: 'false', OIDC_NAME_CLAIM: 'uid' },
  });
});
afterAll(async () => {
  await server.stop();
  await foreign.stop();
});

type Answer = {
  readonly id: number;
  readonly name: string;
  readonly message: string;
  readonly value: ReadonlyArray<{ readonly id: number; readonly version: string }>;
};
type Options = { readonly method?: string; readonly body?: object; readonly language?: string };

async function call(claims: object, path: string, { method = 'GET', body, language = 'en' }: Options = {}) {
  const response = await fetch(`${server.baseUrl}${path}`, {
    method,
    headers: {
      ...bearer(await foreign.token({ ...claims })),
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const OFFICE = { sub: 'office', uid: 'office' };
const student = (name: string, sub: string) => ({ sub, uid: name, scope: 'openid mobisis-students' });
const me = (name: string, sub: string, options?: Options) =>
  call(student(name, sub), '/api/Users/Me', options);
const refused = async () => (await call(OFFICE, '/exchange/refused-sign-ins')).body.value;
const release = (id: number, body: object, claims: object = OFFICE) =>
  call(claims, `/exchange/refused-sign-ins/${id}`, { method: 'POST', body });

test('the named claim is the user name, and another account under it is refused in both languages', async () => {
  const first = await me('maria', 'sub-1');
  expect([first.status, first.body.name]).toEqual([200, 'maria']);
  const other = await me('maria', 'sub-2');
  expect(other).toMatchObject({ status: 403, body: { code: 'another-account' } });
  expect(other.body.message).toContain('International Relations Office');
  expect((await me('maria', 'sub-2', { language: 'el' })).body.message).toContain('Γραφείο Διεθνών Σχέσεων');
  expect((await me('maria', 'sub-1')).body.id).toBe(first.body.id);
  expect(await refused()).toEqual([
    expect.objectContaining({ id: first.body.id, userName: 'maria', version: expect.any(String) }),
  ]);
});

test('people known before are recognised by the account of their next sign-in', async () => {
  await sql`insert into users (name, enabled) values ('known', true)`.execute(server.database);
  expect((await me('known', 'sub-a')).status).toBe(200);
  expect((await me('known', 'sub-b')).status).toBe(403);
});

test('another issuer is refused under the same name and sub', async () => {
  expect((await me('petros', 'sub-p')).status).toBe(200);
  await sql`update user_subjects set issuer = 'https://elsewhere.example' where subject = 'sub-p'`.execute(
    server.database,
  );
  // The next question finds what is stored: the caller is remembered for a moment.
  expect((await me('petros', 'sub-q')).status).toBe(403);
  const { rows } = await sql`select refused_issuer from user_subjects where subject = 'sub-p'`.execute(
    server.database,
  );
  expect(rows).toEqual([{ refused_issuer: foreign.issuer }]);
});

test('the office lets the same person in with the new account, and the old one no more', async () => {
  const { id } = (await me('eleni', 'old')).body;
  await me('eleni', 'new');
  const entry = (await refused()).find((one) => one.id === id);
  expect((await release(id, { version: 'x', isSamePerson: true })).status).toBe(409);
  const body = { version: entry?.version, isSamePerson: true };
  expect((await release(id, body, student('eleni', 'old'))).status).toBe(403);
  const released = await release(id, body);
  expect(released.body.value.map((one) => one.id)).not.toContain(id);
  expect((await me('eleni', 'new')).body.id).toBe(id);
  expect((await me('eleni', 'old')).status).toBe(403);
  const { rows } = await sql`
    select before->>'subject' as before, after->>'subject' as after, users.name as by
    from audit_entries join users on users.id = user_id where set_name = 'Users' and record_id = ${id}`.execute(
    server.database,
  );
  expect(rows).toEqual([{ before: 'old', after: 'new', by: 'office' }]);
});

test('the office gives the name to another person, who begins with nothing', async () => {
  const { id } = (await me('nikos', 'graduate')).body;
  await me('nikos', 'newcomer');
  const version = (await refused()).find((one) => one.id === id)?.version;
  await release(id, { version, isSamePerson: false });
  const newcomer = await me('nikos', 'newcomer');
  expect(newcomer).toMatchObject({ status: 200, body: { name: 'nikos' } });
  expect(newcomer.body.id).not.toBe(id);
  expect((await me('nikos', 'graduate')).status).toBe(403);
  const { rows } = await sql`select name, enabled from users where id = ${id}`.execute(server.database);
  expect(rows).toEqual([{ name: `nikos~${id}`, enabled: false }]);
  expect((await release(id, { version, isSamePerson: false })).status).toBe(404);
});

test.each([
  ['uid', 'note', /uid, which a provider may give to another person/],
  ['sub', 'fine', /sub, which is never given out again/],
])('the look at a provider says whether %s can be given out again', async (nameClaim, kind, text) => {
  const { settings } = server;
  const identity = { ...settings.identity, nameClaim };
  const findings = await checkProvider({ ...settings, identity }, await foreign.token());
  expect(findings).toContainEqual({ kind, text: expect.stringMatching(text) });
});
