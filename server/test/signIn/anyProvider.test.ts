import { sql } from 'kysely';
import { exportJWK, generateKeyPair } from 'jose';
import { checkProvider } from '../../src/identity/check/checkProvider.ts';
import { eventually } from '../support/eventually.ts';
import { startForeignIssuer, type ForeignIssuer } from '../support/programs/foreignIssuer.ts';
import { bearer } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const MINUTE_S = 60;
const now = () => Math.floor(Date.now() / 1000);

let base: TestServer;
let foreign: ForeignIssuer;
const started: TestServer[] = [];
beforeAll(async () => {
  base = await startTestServer();
});
beforeEach(async () => {
  foreign = await startForeignIssuer('/');
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  await foreign.stop();
  // Each test has a provider of another name.
  await sql`truncate user_subjects`.execute(base.database);
});
afterAll(() => base.stop());

async function serverWith(
  environment: Readonly<Record<string, string>> = {},
  clock?: () => Date,
): Promise<TestServer> {
  const settings = { OIDC_ISSUER: foreign.issuer, OIDC_RECHECK: 'false', ...environment };
  const server = await startTestServer({ environment: settings, beside: base, ...(clock && { clock }) });
  started.push(server);
  return server;
}

const callTo = ({ baseUrl }: TestServer, token: string, path = '/api/Groups?$top=1') =>
  fetch(`${baseUrl}${path}`, { headers: bearer(token) });
const statusOf = async (server: TestServer, token: string) => (await callTo(server, token)).status;

test.each([
  ['with its slash', (issuer: string) => issuer],
  ['without it', (issuer: string) => issuer.slice(0, -1)],
])(
  'a provider whose name ends in a slash is found when it is set %s, and its tokens are compared as they are written',
  async (_case, set) => {
    const server = await serverWith({ OIDC_ISSUER: set(foreign.issuer) });
    expect(await statusOf(server, await foreign.token())).toBe(200);
    expect(await statusOf(server, await foreign.token({ iss: foreign.issuer.slice(0, -1) }))).toBe(401);
  },
);

test.each<[string, Record<string, unknown>]>([
  ['text', { scope: undefined, roles: 'mobisis-iro' }],
  ['a list', { scope: undefined, roles: ['staff', 'mobisis-iro'] }],
  ['a list beside a scope', { scope: 'openid', roles: ['mobisis-iro'] }],
])('roles stand in a claim of the token, as %s', async (_case, claims) => {
  const server = await serverWith({ OIDC_ROLE_CLAIM: 'roles' });
  expect(await statusOf(server, await foreign.token(claims))).toBe(200);
  const config = (await (await fetch(`${server.baseUrl}/config.json`)).json()) as { identity: object };
  expect(config.identity).toMatchObject({ roleClaim: 'roles' });
});

test('a token without a scope gives no rights, and no fault', async () => {
  const server = await serverWith();
  expect(await statusOf(server, await foreign.token({ scope: undefined }))).toBe(403);
});

test('a clock that is two minutes off signs nobody out', async () => {
  const server = await serverWith();
  const ahead = now() + 2 * MINUTE_S;
  expect(await statusOf(server, await foreign.token({ iat: ahead, nbf: ahead, exp: ahead + 600 }))).toBe(200);
});

test('new keys are found while a session lasts, beside one for elliptic curves', async () => {
  const server = await serverWith();
  expect(await statusOf(server, await foreign.token())).toBe(200);
  const { publicKey } = await generateKeyPair('ES256');
  const rsa = await generateKeyPair('RS256');
  await foreign.rotate([
    { ...(await exportJWK(publicKey)), kid: 'ec' },
    { ...(await exportJWK(rsa.publicKey)), kid: 'other' },
  ]);
  const token = await foreign.token();
  // Keys that were fetched just now are not fetched again at once.
  await eventually(
    () => statusOf(server, token),
    (status) => status === 200,
  );
  // It need not say by which of its keys it was signed.
  expect(await statusOf(server, await foreign.token({}, { kid: undefined }))).toBe(200);
});

test('a provider that answers 503 for a while is waited for, and nobody is signed out', async () => {
  const server = await serverWith();
  foreign.failWith(503);
  expect(await statusOf(server, await foreign.token())).toBe(503);
  foreign.failWith(null);
  const token = await foreign.token();
  // A failed request is not repeated at once.
  await eventually(
    () => statusOf(server, token),
    (status) => status === 200,
  );
  foreign.failWith(503);
  expect(await statusOf(server, await foreign.token())).toBe(200);
});

test('people whose subject has 255 characters are known apart, by nothing else', async () => {
  const server = await serverWith();
  const nameOf = async (last: string) => {
    const sub = `${'s'.repeat(254)}${last}`;
    const token = await foreign.token({
      sub,
      preferred_username: undefined,
      email: undefined,
      name: 'Sokratis',
    });
    const answer = await callTo(server, token, '/api/Users/Me');
    expect(answer.status).toBe(200);
    return (await answer.json()) as { name: string; id: number; familyName?: string };
  };
  const [one, other, again] = [await nameOf('1'), await nameOf('2'), await nameOf('1')];
  expect(one.id).not.toBe(other.id);
  expect(again.id).toBe(one.id);
  expect(one.name.length).toBeLessThanOrEqual(120);
  expect(
    await server.database
      .selectFrom('users')
      .select(['family_name', 'given_name', 'email'])
      .where('name', '=', one.name)
      .executeTakeFirst(),
  ).toEqual({
    family_name: 'Sokratis',
    given_name: null,
    email: null,
  });
});

describe('a token that says nothing itself', () => {
  const INTROSPECTION = {
    OIDC_INTROSPECTION_CLIENT_ID: 'portal-server',
    OIDC_INTROSPECTION_CLIENT_SECRET: 'secret',
  };
  const said = { active: true, sub: 'f3a1', client_id: 'frontend', scope: 'openid mobisis-iro' };
  beforeEach(() => foreign.offer(['userinfo_endpoint', 'introspection_endpoint']));

  test('counts as introspection says, which is asked once a minute', async () => {
    let passed = 0;
    const server = await serverWith(INTROSPECTION, () => new Date(Date.now() + passed));
    foreign.say({ body: said });
    expect(await statusOf(server, 'opaque-1')).toBe(200);
    expect(await statusOf(server, 'opaque-1')).toBe(200);
    expect(foreign.asked.map(({ path }) => path)).toEqual(['introspection_endpoint']);
    foreign.say({ body: { active: false } });
    passed += 60_000;
    expect(await statusOf(server, 'opaque-1')).toBe(401);
  });

  test.each([
    ['of another client', { ...said, client_id: 'another' }],
    ['of nobody', { ...said, sub: undefined }],
  ])('is refused when it is %s', async (_case, body) => {
    const server = await serverWith(INTROSPECTION);
    foreign.say({ body });
    expect(await statusOf(server, 'opaque-2')).toBe(401);
  });

  test('is waited for while the provider cannot be asked', async () => {
    const server = await serverWith(INTROSPECTION);
    foreign.say('nothing');
    expect(await statusOf(server, 'opaque-3')).toBe(503);
  });

  test('counts as UserInfo says where that is set, and not where it is not', async () => {
    foreign.say({ body: { ...said, active: undefined } });
    const answer = await callTo(await serverWith(), 'opaque-4');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token-refused' });
    expect(await statusOf(await serverWith({ OIDC_OPAQUE_TOKENS: 'userinfo' }), 'opaque-4')).toBe(200);
  });
});

describe('the look at a provider before it is used', () => {
  const words = async (environment: Readonly<Record<string, string>>, token?: string) => {
    const { settings } = await serverWith(environment);
    const findings = await checkProvider(settings, token);
    return findings
      .filter(({ kind }) => kind === 'fault')
      .map(({ text }) => text)
      .join('\n');
  };

  test.each<[string, Readonly<Record<string, string>>, Record<string, unknown>, RegExp]>([
    [
      'another audience',
      {},
      { aud: 'elsewhere' },
      /aud is elsewhere, expected is account\. Set OIDC_AUDIENCE/,
    ],
    ['another client', {}, { azp: 'another' }, /azp is another, expected is frontend/],
    [
      'another issuer',
      {},
      { iss: 'https://elsewhere.example' },
      /iss is https:\/\/elsewhere\.example, expected is http/,
    ],
    ['no role', {}, { scope: 'openid' }, /gives no role: its scope has “openid”/],
    ['a clock an hour off', {}, { iat: now() + 3600 }, /clocks of the two machines/],
  ])('says that a token has %s', async (_case, environment, claims, text) => {
    expect(await words(environment, await foreign.token(claims))).toMatch(text);
  });

  test('says that there is no provider', async () => {
    expect(await words({ OIDC_ISSUER: 'http://127.0.0.1:9/' })).toMatch(/does not answer/);
  });

  test('says that the provider is in trouble', async () => {
    foreign.failWith(503);
    expect(await words({})).toMatch(/it answers 503/);
  });
});
