import { createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import { startForeignIssuer, type ForeignIssuer } from '../support/programs/foreignIssuer.ts';
import { bearer, signInForTokens } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const now = () => Math.floor(Date.now() / 1000);
const answerTo = (server: TestServer, token: string) =>
  fetch(`${server.baseUrl}/api/MobilityAgreements?$top=1`, { headers: bearer(token) });

let foreign: ForeignIssuer;
let server: TestServer;
let published: JWK & { readonly kid: string };
beforeAll(async () => {
  foreign = await startForeignIssuer();
  server = await startTestServer({ environment: { OIDC_ISSUER: foreign.issuer } });
  const keys: any = await (await fetch(`${foreign.issuer}/certs`)).json();
  published = keys.keys[0];
});
afterAll(async () => {
  await server.stop();
  await foreign.stop();
});

const office = (claims: JWTPayload = {}): JWTPayload => ({
  iss: foreign.issuer,
  aud: 'account',
  azp: 'frontend',
  sub: 'f3a1',
  preferred_username: 'iro',
  scope: 'openid mobisis-iro',
  iat: now(),
  exp: now() + 600,
  ...claims,
});

/** Signs as the office with a key of somebody else's, whose public part the header offers or names in some way. */
async function signedByAnother(headerOf: (publicKey: JWK) => object): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const header = { alg: 'RS256', kid: published.kid, ...headerOf(await exportJWK(publicKey)) };
  return new SignJWT(office()).setProtectedHeader(header).sign(privateKey);
}

/** Signs with a secret that everybody knows: what the provider publishes. */
const signedByPublished = (secret: string) =>
  new SignJWT(office())
    .setProtectedHeader({ alg: 'HS256', kid: published.kid })
    .sign(new TextEncoder().encode(secret));
const publishedPem = () =>
  createPublicKey({ key: published, format: 'jwk' }).export({ type: 'spki', format: 'pem' });

async function withPart(index: number, part: (value: string) => string): Promise<string> {
  const parts = (await foreign.token()).split('.');
  return parts.with(index, part(parts[index] ?? '')).join('.');
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token that is right opens the data API', async () => {
  expect((await answerTo(server, await foreign.token())).status).toBe(200);
  expect((await answerTo(server, await foreign.token({}, { typ: 'at+jwt' }))).status).toBe(200);
  expect(
    (await answerTo(server, await foreign.token({ typ: 'Bearer', aud: ['other', 'account'] }))).status,
  ).toBe(200);
});

test.each<[string, () => string | Promise<string>]>([
  ['nobody signed', () => new UnsecuredJWT(office()).encode()],
  [
    'names no algorithm in another spelling',
    () => withPart(0, () => encoded({ alg: 'NONE', kid: published.kid })),
  ],
  ['lost its signature', () => withPart(2, () => '')],
  ['has the signature of another', async () => withPart(2, () => 'A'.repeat(342))],
  ['got a role after it was signed', () => withPart(1, () => encoded(office({ scope: 'mobisis-iro' })))],
  ['is signed with the public key as secret', async () => signedByPublished(String(publishedPem()))],
  ['is signed with the modulus as secret', async () => signedByPublished(String(published.n))],
  ['is signed with a key of somebody else', () => foreign.forgedToken()],
  ['brings its own key', () => signedByAnother((jwk) => ({ jwk }))],
  [
    'says where its key is',
    () => signedByAnother(() => ({ jku: 'http://127.0.0.1:9/certs', x5u: 'http://127.0.0.1:9' })),
  ],
  ['names a file as its key', () => signedByAnother(() => ({ kid: '../../../../dev/null' }))],
  ['names its key in SQL', () => signedByAnother(() => ({ kid: "x' union select 'k" }))],
  ['demands what nobody knows', () => foreign.token({}, { crit: ['x-demand'], 'x-demand': 1 })],
  ['is of another issuer', () => foreign.token({ iss: 'https://login.elsewhere.example' })],
  ['is of another realm', () => foreign.token({ iss: `${foreign.issuer}/realms/master` })],
  ['is for another audience', () => foreign.token({ aud: ['another-api'] })],
  ['is for nobody', () => foreign.token({ aud: undefined as unknown as string })],
  ['is of another client', () => foreign.token({ azp: 'another-client' })],
  ['has ended', () => foreign.token({ exp: now() - 300 })],
  ['never ends', () => foreign.token({ exp: undefined as unknown as number })],
  ['ends in words', () => foreign.token({ exp: 'never' as unknown as number })],
  ['is not good yet', () => foreign.token({ nbf: now() + 600 })],
  ['was issued in the future', () => foreign.token({ iat: now() + 600 })],
  ['does not say when it was issued', () => foreign.token({ iat: undefined as unknown as number })],
  ['is older than a week', () => foreign.token({ iat: now() - 8 * 86_400, exp: now() + 86_400 })],
  ['is of nobody', () => foreign.token({ sub: undefined as unknown as string })],
  ['has a number for a subject', () => foreign.token({ sub: 1 as unknown as string })],
  ['is an id token by its claims', () => foreign.token({ at_hash: 'x' })],
  ['is an id token by its name', () => foreign.token({ typ: 'ID' })],
  ['is a refresh token', () => foreign.token({ typ: 'Refresh' })],
  ['is a logout token', () => foreign.logoutToken({ aud: 'account', exp: now() + 600 })],
  ['is a logout token in the coat of another', () => foreign.token({ events: {} })],
])('a token that %s opens nothing, and is answered in a moment', async (fault, make) => {
  const response = await answerTo(server, await make());
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  expect(await response.json()).toMatchObject({
    code: fault === 'has ended' ? 'not-signed-in' : 'token-refused',
  });
});

test('what the built-in provider gives beside the access token opens nothing', async () => {
  const embedded = await startTestServer();
  try {
    const tokens = await signInForTokens(embedded.baseUrl, 'iro');
    expect((await answerTo(embedded, tokens.access_token)).status).toBe(200);
    expect((await answerTo(embedded, tokens.id_token)).status).toBe(401);
    expect((await answerTo(embedded, tokens.refresh_token)).status).toBe(401);
  } finally {
    await embedded.stop();
  }
});
