import {
  startForeignIssuer,
  type ForeignIssuer,
  type StandingEndPoint,
} from '../support/programs/foreignIssuer.ts';
import { bearer, callWith, CookieJar, signInForTokens } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const MINUTE_MS = 60_000;
const SUBJECT = { sub: 'f3a1' };
const IRO = { ...SUBJECT, scope: 'openid mobisis-iro' };

/** 200 to the office alone. */
const statusOf = async (server: TestServer, token: string): Promise<number> =>
  (await fetch(`${server.baseUrl}/api/Groups?$top=1`, { headers: bearer(token) })).status;

describe.each<[StandingEndPoint, object, Record<string, string>]>([
  ['userinfo_endpoint', {}, {}],
  [
    'introspection_endpoint',
    { active: true },
    {
      OIDC_INTROSPECTION_CLIENT_ID: 'portal-server',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'ä secret:with+signs',
    },
  ],
])('a provider that is asked by its %s', (endPoint, active, environment) => {
  let foreign: ForeignIssuer;
  let base: TestServer;
  let server: TestServer;
  let passed = 0;
  beforeAll(async () => {
    foreign = await startForeignIssuer();
    foreign.offer(['userinfo_endpoint', endPoint]);
    base = await startTestServer();
  });
  // Tokens are of the real time: each test begins there anew.
  beforeEach(async () => {
    passed = 0;
    foreign.say({ body: { ...active, ...SUBJECT } });
    server = await startTestServer({
      environment: { OIDC_ISSUER: foreign.issuer, ...environment },
      clock: () => new Date(Date.now() + passed),
      beside: base,
    });
  });
  afterEach(() => server.stop());
  afterAll(async () => {
    await base.stop();
    await foreign.stop();
  });
  const afterMinutes = (minutes: number) => {
    passed += minutes * MINUTE_MS;
  };

  test('is asked once a minute for each token, by whoever may, however many calls come at once', async () => {
    const [token, other] = [await foreign.token({ sid: 'one' }), await foreign.token({ sid: 'two' })];
    const before = foreign.asked.length;
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(server, token)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(foreign.asked.length).toBe(before + 1);
    const asked = foreign.asked.at(-1);
    expect(asked?.path).toBe(endPoint);
    if (endPoint === 'userinfo_endpoint') expect(asked?.authorization).toBe(`Bearer ${token}`);
    else {
      const basic = `portal-server:${encodeURIComponent('ä secret:with+signs').replaceAll('%20', '+')}`;
      expect(asked?.authorization).toBe(`Basic ${Buffer.from(basic).toString('base64')}`);
      expect(new URLSearchParams(asked?.body).get('token')).toBe(token);
    }
    await statusOf(server, other);
    expect(foreign.asked.length).toBe(before + 2);
    afterMinutes(1);
    await statusOf(server, token);
    expect(foreign.asked.length).toBe(before + 3);
  });

  test('takes a role away within a minute, and gives another one', async () => {
    foreign.say({ body: { ...active, ...IRO } });
    const token = await foreign.token({ sid: 'demoted' });
    expect(await statusOf(server, token)).toBe(200);
    foreign.say({ body: { ...active, ...SUBJECT, scope: ['openid', 'mobisis-students'] } });
    afterMinutes(1);
    expect(await statusOf(server, token)).toBe(403);
    const me = await fetch(`${server.baseUrl}/api/Users/Me`, { headers: bearer(token) });
    expect(me.status).toBe(200);
    foreign.say({ body: { ...active, ...SUBJECT, scope: '' } });
    afterMinutes(1);
    expect(await statusOf(server, token)).toBe(403);
  });

  test('ends a token that counts no more there', async () => {
    const token = await foreign.token({ sid: 'ended' });
    expect(await statusOf(server, token)).toBe(200);
    foreign.say(endPoint === 'userinfo_endpoint' ? { status: 401 } : { body: { active: false } });
    afterMinutes(1);
    const response = await fetch(`${server.baseUrl}/api/Users/Me`, { headers: bearer(token) });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
    // That it cannot be reached does not bring the token back.
    foreign.say('nothing');
    afterMinutes(1);
    expect(await statusOf(server, token)).toBe(401);
  });

  test.each<[string, Parameters<ForeignIssuer['say']>[0]]>([
    ['does not answer', 'nothing'],
    ['answers with an error', { status: 503, body: {} }],
    ['answers with a page', { body: '<html>' }],
    ['answers without end', { body: JSON.stringify({ ...active, ...SUBJECT, x: 'x'.repeat(300_000) }) }],
    ['speaks of another person', { body: { ...active, sub: 'another', scope: 'mobisis-iro' } }],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
    [
      'refuses the server itself',
      { status: 403, headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' } },
    ],
  ])('that %s is taken at its last word for five minutes, and then nobody gets in', async (name, answer) => {
    const token = await foreign.token({ sid: name, iat: Math.floor(Date.now() / 1000) - 1 });
    expect(await statusOf(server, token)).toBe(200);
    foreign.say(answer);
    afterMinutes(2);
    expect(await statusOf(server, token)).toBe(200);
    expect(server.logLines.join('')).toContain('its last word counts');
    afterMinutes(4);
    const response = await fetch(`${server.baseUrl}/api/Users/Me`, { headers: bearer(token) });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    foreign.say({ body: { ...active, ...SUBJECT } });
    afterMinutes(1);
    expect(await statusOf(server, token)).toBe(200);
  });

  test('is left alone for a moment when it cannot be reached, and a token nobody asked about counts from when it was given out', async () => {
    foreign.say('nothing');
    const at = Math.floor(Date.now() / 1000);
    const fresh = await foreign.token({ sid: 'fresh', iat: at - 60 });
    const old = await foreign.token({ sid: 'old', iat: at - 400 });
    expect(await statusOf(server, fresh)).toBe(200);
    const before = foreign.asked.length;
    expect(await statusOf(server, old)).toBe(503);
    expect(await statusOf(server, fresh)).toBe(200);
    expect(foreign.asked.length).toBe(before);
  });
});

test('roles are read from the claim that is named, and whoever has none of it has no role', async () => {
  const foreign = await startForeignIssuer();
  foreign.offer(['userinfo_endpoint']);
  const server = await startTestServer({
    environment: { OIDC_ISSUER: foreign.issuer, OIDC_ROLE_CLAIM: 'realm_access.roles' },
  });
  foreign.say({ body: { ...SUBJECT, realm_access: { roles: ['offline_access', 'mobisis-iro'] } } });
  expect(await statusOf(server, await foreign.token({ sid: 'a', scope: 'openid' }))).toBe(200);
  foreign.say({ body: IRO });
  expect(await statusOf(server, await foreign.token({ sid: 'b' }))).toBe(403);
  await server.stop();
  await foreign.stop();
});

test('nobody is asked where the provider offers nothing, or the settings say so', async () => {
  const foreign = await startForeignIssuer();
  for (const [offered, environment] of [
    [[], {}],
    [['userinfo_endpoint'], { OIDC_RECHECK: 'false' }],
    [['introspection_endpoint'], {}],
  ] as const) {
    foreign.offer(offered);
    const server = await startTestServer({ environment: { OIDC_ISSUER: foreign.issuer, ...environment } });
    expect(await statusOf(server, await foreign.token())).toBe(200);
    await server.stop();
  }
  expect(foreign.asked).toEqual([]);
  await foreign.stop();
});

describe('the built-in provider, asked by another server', () => {
  const CLIENT = { OIDC_INTROSPECTION_CLIENT_ID: 'other-server', OIDC_INTROSPECTION_CLIENT_SECRET: 's3cret' };
  let provider: TestServer;
  beforeAll(async () => {
    provider = await startTestServer({ environment: CLIENT });
  });
  afterAll(() => provider.stop());

  test.each([
    ['by UserInfo', {}],
    ['by introspection', CLIENT],
  ])('%s tells that a person signed out, or was disabled', async (_how, environment) => {
    let passed = 0;
    const server = await startTestServer({
      environment: {
        OIDC_ISSUER: provider.settings.identity.issuer,
        OIDC_AUDIENCE: 'portal-api',
        ...environment,
      },
      clock: () => new Date(Date.now() + passed),
    });
    const jar = new CookieJar();
    const leaving = await signInForTokens(provider.baseUrl, 'iro', jar);
    const disabled = await signInForTokens(provider.baseUrl, 'teacher');
    expect(await statusOf(server, leaving.access_token)).toBe(200);
    expect(await statusOf(server, disabled.access_token)).toBe(403);
    await callWith(
      jar,
      `${provider.baseUrl}/realms/apps/protocol/openid-connect/logout?id_token_hint=${leaving.id_token}`,
    );
    const enable = (enabled: boolean) =>
      provider.database.updateTable('users').set({ enabled }).where('name', '=', 'teacher').execute();
    await enable(false);
    expect(await statusOf(server, leaving.access_token)).toBe(200);
    passed += MINUTE_MS;
    expect(await statusOf(server, leaving.access_token)).toBe(401);
    expect(await statusOf(server, disabled.access_token)).toBe(401);
    await enable(true);
    await server.stop();
  });

  test('introspects for its client alone, and tells nothing of what is no token', async () => {
    const { access_token: token } = await signInForTokens(provider.baseUrl, 'student');
    const introspect = (authorization: string, value: string) =>
      fetch(`${provider.baseUrl}/realms/apps/protocol/openid-connect/token/introspect`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ token: value }),
      });
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    for (const wrong of [
      '',
      'Basic',
      basic('other-server'),
      basic('other-server:'),
      basic('other-server:S3cret'),
      basic(':s3cret'),
      `Bearer ${token}`,
    ])
      expect((await introspect(wrong, token)).status).toBe(401);
    const good = basic('other-server:s3cret');
    expect(await (await introspect(good, token)).json()).toMatchObject({
      active: true,
      sub: 'student',
      scope: 'openid profile email mobisis-students',
    });
    for (const value of ['', 'x', `${token}x`, '\0'])
      expect(await (await introspect(good, value)).json()).toEqual({ active: false });
  });

  test('gives UserInfo to nobody without a good token, whatever else the call has', async () => {
    const address = `${provider.baseUrl}/realms/apps/protocol/openid-connect/userinfo`;
    const { access_token: token, id_token: idToken } = await signInForTokens(provider.baseUrl, 'student');
    for (const headers of [{}, bearer(idToken), bearer('x'), { cookie: `access_token=${token}` }])
      expect((await fetch(address, { headers })).status).toBe(401);
    for (const method of ['GET', 'POST'])
      expect(await (await fetch(address, { method, headers: bearer(token) })).json()).toMatchObject({
        sub: 'student',
      });
    const document: any = await (
      await fetch(`${provider.baseUrl}/realms/apps/.well-known/openid-configuration`)
    ).json();
    expect(document.userinfo_endpoint).toBe(address);
    expect(document.introspection_endpoint).toContain('/token/introspect');
  });
});
