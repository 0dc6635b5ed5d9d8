import { forgetOldSessionEnds } from '../../src/identity/endedSessions.ts';
import { startForeignIssuer, type ForeignIssuer } from '../support/programs/foreignIssuer.ts';
import {
  askForTokens,
  bearer,
  callWith,
  CookieJar,
  signInForTokens,
  type Tokens,
} from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const PROTOCOL = '/realms/apps/protocol/openid-connect';

const statusOf = async (server: TestServer, token: string): Promise<number> =>
  (await fetch(`${server.baseUrl}/api/AcademicYears?$top=1`, { headers: bearer(token) })).status;

describe('a sign-out at the built-in provider', () => {
  let server: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    second = await startTestServer({ beside: server });
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  const refresh = (tokens: Tokens) =>
    askForTokens(server.baseUrl, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  const signOut = (jar: CookieJar, query: Record<string, string>) =>
    callWith(jar, `${server.baseUrl}${PROTOCOL}/logout?${new URLSearchParams(query).toString()}`);

  test('ends the access tokens of that browser at once, in every process, and nobody else’s', async () => {
    const jar = new CookieJar();
    const tokens = await signInForTokens(server.baseUrl, 'student', jar);
    const renewed: any = await (await refresh(tokens)).json();
    const otherBrowser = await signInForTokens(server.baseUrl, 'student');
    const otherPerson = await signInForTokens(server.baseUrl, 'student2');
    for (const portal of [server, second])
      for (const token of [tokens.access_token, renewed.access_token])
        expect(await statusOf(portal, token)).toBe(200);

    await signOut(jar, { id_token_hint: tokens.id_token });

    for (const portal of [server, second]) {
      expect(await statusOf(portal, tokens.access_token)).toBe(401);
      expect(await statusOf(portal, renewed.access_token)).toBe(401);
      expect(await statusOf(portal, otherBrowser.access_token)).toBe(200);
      expect(await statusOf(portal, otherPerson.access_token)).toBe(200);
    }
    const afterRestart = await startTestServer({ beside: server });
    expect(await statusOf(afterRestart, tokens.access_token)).toBe(401);
    await afterRestart.stop();
    const again = await signInForTokens(server.baseUrl, 'student', jar);
    expect(await statusOf(server, again.access_token)).toBe(200);
  });

  test('is told apart from a token that is not valid by nothing but the log', async () => {
    const jar = new CookieJar();
    const tokens = await signInForTokens(server.baseUrl, 'student', jar);
    await signOut(jar, { id_token_hint: tokens.id_token });
    const response = await fetch(`${server.baseUrl}/api/Users/Me`, { headers: bearer(tokens.access_token) });
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
    expect(server.logLines.join('')).toContain('session has ended');
  });

  test('holds when the person confirms it on the provider’s own page', async () => {
    const jar = new CookieJar();
    const tokens = await signInForTokens(server.baseUrl, 'teacher', jar);
    const page = await (await signOut(jar, {})).text();
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    expect(await statusOf(server, tokens.access_token)).toBe(200);
    await callWith(jar, action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
    expect(await statusOf(server, tokens.access_token)).toBe(401);
  });

  test('holds without the provider’s cookie once the browser has its refresh token revoked', async () => {
    const tokens = await signInForTokens(server.baseUrl, 'teacher');
    const response = await fetch(`${server.baseUrl}${PROTOCOL}/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'frontend', token: tokens.refresh_token }),
    });
    expect(response.status).toBe(200);
    expect(await statusOf(server, tokens.access_token)).toBe(401);
  });

  test('is forced by somebody who uses a spent refresh token', async () => {
    const tokens = await signInForTokens(server.baseUrl, 'teacher');
    const renewed: any = await (await refresh(tokens)).json();
    expect((await refresh(tokens)).status).toBe(400);
    expect(await statusOf(server, renewed.access_token)).toBe(401);
  });
});

describe('a logout that another provider tells of', () => {
  let foreign: ForeignIssuer;
  let server: TestServer;
  beforeAll(async () => {
    foreign = await startForeignIssuer();
    server = await startTestServer({ environment: { OIDC_ISSUER: foreign.issuer } });
  });
  afterAll(async () => {
    await server.stop();
    await foreign.stop();
  });

  const tell = (body: NonNullable<RequestInit['body']>) =>
    fetch(`${server.baseUrl}/oidc/backchannel-logout`, { method: 'POST', body });
  const tellOf = async (token: string | Promise<string>) =>
    (await tell(new URLSearchParams({ logout_token: await token }))).status;
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  test('ends one session by its sid, also for a token that was used a moment ago', async () => {
    const [ended, other] = [
      await foreign.token({ sid: 'session-1' }),
      await foreign.token({ sid: 'session-2' }),
    ];
    expect(await statusOf(server, ended)).toBe(200);
    const response = await tell(new URLSearchParams({ logout_token: await foreign.logoutToken() }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await statusOf(server, ended)).toBe(401);
    expect(await statusOf(server, other)).toBe(200);
  });

  test('ends all sessions of a subject that began before, where it names no sid', async () => {
    const of = { sub: 'leaver', preferred_username: 'leaver' };
    const before = await foreign.token({ ...of, sid: 'a', iat: secondsAgo(60) });
    const other = await foreign.token({ sub: 'stayer', sid: 'b', iat: secondsAgo(60) });
    expect(await tellOf(foreign.logoutToken({ sub: 'leaver', sid: undefined, iat: secondsAgo(30) }))).toBe(
      200,
    );
    expect(await statusOf(server, before)).toBe(401);
    expect(await statusOf(server, other)).toBe(200);
    expect(await statusOf(server, await foreign.token({ ...of, sid: 'c' }))).toBe(200);
  });

  test('ends tokens that do not tell their session by their subject', async () => {
    const silent = await foreign.token({ sub: 'silent', iat: secondsAgo(60) });
    expect(await statusOf(server, silent)).toBe(200);
    expect(await tellOf(foreign.logoutToken({ sub: 'silent', sid: 'unknown-to-the-token' }))).toBe(200);
    expect(await statusOf(server, silent)).toBe(401);
  });

  test('is taken once', async () => {
    const token = await foreign.logoutToken({ sid: 'session-9' });
    expect(await tellOf(token)).toBe(200);
    expect(await tellOf(token)).toBe(400);
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['of another issuer', { iss: 'https://login.elsewhere.example' }, {}],
    ['for another client', { aud: 'another-client' }, {}],
    ['without a time', { iat: undefined }, {}],
    ['from long ago', { iat: secondsAgo(3_600), exp: undefined }, {}],
    ['from the future', { iat: secondsAgo(-86_400) }, {}],
    ['that is over', { exp: secondsAgo(300) }, {}],
    ['without an id', { jti: undefined }, {}],
    ['of nobody', { sid: undefined, sub: undefined }, {}],
    ['without the event', { events: {} }, {}],
    [
      'with an event of another form',
      { events: { 'http://schemas.openid.net/event/backchannel-logout': 1 } },
      {},
    ],
    ['with events as text', { events: 'http://schemas.openid.net/event/backchannel-logout' }, {}],
    ['with a nonce, as id tokens have', { nonce: 'x' }, {}],
    ['of another kind', {}, { typ: 'at+jwt' }],
  ])('%s is refused and ends nothing', async (_case, claims, header) => {
    const sid = `kept-${_case}`;
    const token = await foreign.token({ sub: 'kept', sid, iat: secondsAgo(5) });
    const logout = await foreign.logoutToken({ sub: 'kept', sid, ...claims }, header);
    const response = await tell(new URLSearchParams({ logout_token: logout }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-body' });
    expect(await statusOf(server, token)).toBe(200);
  });

  test('that the provider did not sign, or that is no form, is refused', async () => {
    expect(await tellOf(foreign.forgedToken({ sid: 'x', jti: 'x' }))).toBe(400);
    for (const token of ['', 'x', 'a.b.c', 'x'.repeat(9_000), '\0']) expect(await tellOf(token)).toBe(400);
    expect((await tell(JSON.stringify({ logout_token: 'x' }))).status).toBe(400);
    expect((await tell(new URLSearchParams())).status).toBe(400);
    expect((await tell(new URLSearchParams({ logout_token: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await fetch(`${server.baseUrl}/oidc/backchannel-logout`)).status).toBe(404);
  });

  test('is forgotten when all tokens that it ended are over', async () => {
    await tellOf(foreign.logoutToken({ sid: 'old' }));
    await server.database
      .updateTable('ended_sessions')
      .set({ noted_at: new Date(Date.now() - 9 * 86_400_000) })
      .where('sid', '=', 'old')
      .execute();
    expect(await forgetOldSessionEnds(server.database)).toBe(1);
    expect(await statusOf(server, await foreign.token({ sid: 'old', iat: secondsAgo(8 * 86_400) }))).toBe(
      401,
    );
  });
});
