import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { startForeignIssuer, type ForeignIssuer } from '../support/programs/foreignIssuer.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const ADDRESS = '/api/MobilityAgreements?$top=1';

const call = (server: TestServer, token: string) =>
  fetch(`${server.baseUrl}${ADDRESS}`, { headers: bearer(token) });
const now = () => Math.floor(Date.now() / 1000);

describe('tokens of the built-in provider', () => {
  let server: TestServer;
  let foreign: ForeignIssuer;
  beforeAll(async () => {
    [server, foreign] = await Promise.all([startTestServer(), startForeignIssuer()]);
  });
  afterAll(() => Promise.all([server.stop(), foreign.stop()]));

  test('open the data API as bearer, and never as cookie', async () => {
    const token = await signIn(server.baseUrl, 'iro');
    expect((await call(server, token)).status).toBe(200);
    const byCookie = await fetch(`${server.baseUrl}${ADDRESS}`, {
      headers: { cookie: `access_token=${token}` },
    });
    expect(byCookie.status).toBe(401);
    const byQuery = await fetch(`${server.baseUrl}${ADDRESS}&access_token=${token}`);
    expect(byQuery.status).toBe(401);
  });

  test.each(['', 'x', 'a.b.c', 'Bearer', '..', 'é'.normalize('NFD').slice(0, 1), 'x'.repeat(9_000)])(
    'that are no tokens are refused: no. %#',
    async (token) => {
      expect((await call(server, token)).status).toBe(401);
    },
  );

  test('are refused once a character of them is changed', async () => {
    const token = await signIn(server.baseUrl, 'student');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const stronger = Buffer.from(JSON.stringify({ ...claims, scope: 'openid mobisis-iro' })).toString(
      'base64url',
    );
    const response = await call(server, [header, stronger, signature].join('.'));
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test('that nobody signed are refused, also when they say so', async () => {
    const issuer = `${server.baseUrl}/realms/apps`;
    const claims = {
      sub: 'iro',
      preferred_username: 'iro',
      scope: 'mobisis-iro',
      iss: issuer,
      aud: 'portal-api',
      exp: now() + 600,
    };
    expect((await call(server, new UnsecuredJWT(claims).encode())).status).toBe(401);
    const secret = new TextEncoder().encode('x'.repeat(32));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    expect((await call(server, symmetric)).status).toBe(401);
    const { privateKey } = await generateKeyPair('RS256');
    expect(
      (await call(server, await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)))
        .status,
    ).toBe(401);
  });

  test('of another issuer are refused', async () => {
    expect((await call(server, await foreign.token({ aud: 'portal-api' }))).status).toBe(401);
    const pretending = await foreign.token({ aud: 'portal-api', iss: `${server.baseUrl}/realms/apps` });
    expect((await call(server, pretending)).status).toBe(401);
  });
});

describe('tokens of another provider', () => {
  let server: TestServer;
  let foreign: ForeignIssuer;
  beforeAll(async () => {
    foreign = await startForeignIssuer();
    server = await startTestServer({ environment: { OIDC_ISSUER: foreign.issuer } });
  });
  afterAll(async () => {
    await server.stop();
    await foreign.stop();
  });

  test('open the data API, and their person gets a row among the users', async () => {
    const response = await call(server, await foreign.token({ preferred_username: 'new-colleague' }));
    expect(response.status).toBe(200);
    const user = await server.database
      .selectFrom('users')
      .selectAll()
      .where('name', '=', 'new-colleague')
      .executeTakeFirst();
    expect(user).toMatchObject({ email: 'visitor@example.org', enabled: true });
  });

  test('without a scope of the portal open nothing and make no user', async () => {
    const response = await call(
      server,
      await foreign.token({ preferred_username: 'stranger', scope: 'openid profile' }),
    );
    expect(response.status).toBe(403);
    const rows = await server.database
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'stranger')
      .execute();
    expect(rows).toHaveLength(0);
  });

  test.each([
    ['for another audience', { aud: 'another-api' }],
    ['that have ended', { exp: now() - 300 }],
    ['that never end', { exp: undefined as unknown as number }],
    ['that are not good yet', { nbf: now() + 86_400 }],
    ['of another client', { azp: 'another-client' }],
    ['of another issuer', { iss: 'https://login.elsewhere.example' }],
    ['without a subject', { sub: undefined as unknown as string }],
  ])('%s are refused', async (_case, claims) => {
    expect((await call(server, await foreign.token(claims))).status).toBe(401);
  });

  test('signed by a key that the provider does not publish are refused, without a call to it each time', async () => {
    await call(server, await foreign.token());
    const before = foreign.keyFetches();
    for (let count = 0; count < 5; count += 1)
      expect((await call(server, await foreign.forgedToken())).status).toBe(401);
    expect(foreign.keyFetches() - before).toBeLessThanOrEqual(1);
  });

  test('put the built-in provider and its demo accounts out of service', async () => {
    const discovery = await fetch(`${server.baseUrl}/realms/apps/.well-known/openid-configuration`);
    expect(discovery.status).toBe(404);
    const config: any = await (await fetch(`${server.baseUrl}/config.json`)).json();
    expect(config.identity.authority).toBe(foreign.issuer);
  });

  test('get 503 while the provider does not answer', async () => {
    const gone = await startTestServer({ environment: { OIDC_ISSUER: 'http://127.0.0.1:9' } });
    try {
      const response = await call(gone, await foreign.token({ iss: 'http://127.0.0.1:9' }));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
    } finally {
      await gone.stop();
    }
  });
});
