import { createHash, randomBytes } from 'node:crypto';
import { checkProvider } from '../../src/identity/check/checkProvider.ts';
import { hasLemonLdap, startLemonLdap, type LemonLdap } from '../support/programs/lemonLdap.ts';
import { bearer, callWith, CookieJar, type Tokens } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const PORTAL_URL = 'http://portal.example';
const CLIENT = 'frontend';
const SCOPE = 'openid profile email mobisis-iro mobisis-teachers mobisis-students';

const whereInstalled = hasLemonLdap ? describe : describe.skip;
if (!hasLemonLdap) {
  process.stderr.write('LemonLDAP::NG is not installed: the portal is not tried with it here.\n');
}

whereInstalled('LemonLDAP::NG, whose issuer ends in a slash', () => {
  let provider: LemonLdap;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startLemonLdap(PORTAL_URL, CLIENT);
    server = await startTestServer({
      environment: { OIDC_ISSUER: provider.issuer.slice(0, -1), OIDC_AUDIENCE: CLIENT, OIDC_SCOPE: SCOPE },
    });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  const endPoint = (name: string) => `${provider.issuer}oauth2/${name}`;
  const fetchTokens = async (grant: Readonly<Record<string, string>>): Promise<Tokens> => {
    const body = new URLSearchParams({ client_id: CLIENT, ...grant });
    const response = await fetch(endPoint('token'), { method: 'POST', body });
    expect(response.status).toBe(200);
    return (await response.json()) as Tokens;
  };

  async function signIn(person: string): Promise<Tokens> {
    const jar = new CookieJar();
    await callWith(jar, provider.issuer, {
      method: 'POST',
      body: new URLSearchParams({ user: person, password: person }),
    });
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: CLIENT,
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: `${PORTAL_URL}/`,
      state: randomBytes(8).toString('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const response = await callWith(jar, `${endPoint('authorize')}?${query.toString()}`);
    const code = new URL(response.headers.get('location') ?? '', PORTAL_URL).searchParams.get('code') ?? '';
    return fetchTokens({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${PORTAL_URL}/`,
      code_verifier: verifier,
    });
  }

  const me = async (token: string) => {
    const response = await fetch(`${server.baseUrl}/api/Users/Me?$expand=groups`, { headers: bearer(token) });
    return { status: response.status, body: (await response.json()) as { readonly name?: string } };
  };
  const statusOf = async (token: string, set: string) =>
    (await fetch(`${server.baseUrl}/api/${set}?$top=1`, { headers: bearer(token) })).status;

  test('signs people in, gives each the role of a scope, and renews their sessions', async () => {
    const office = await signIn('dwho');
    expect(await me(office.access_token)).toMatchObject({ status: 200, body: { name: 'dwho' } });
    // Groups are the office's alone.
    expect(await statusOf(office.access_token, 'Groups')).toBe(200);
    const teacher = await signIn('rtyler');
    expect(await statusOf(teacher.access_token, 'MobilityAgreements')).toBe(200);
    expect(await statusOf(teacher.access_token, 'Groups')).toBe(403);
    const renewed = await fetchTokens({ grant_type: 'refresh_token', refresh_token: office.refresh_token });
    expect(renewed.access_token).not.toBe(office.access_token);
    expect(await statusOf(renewed.access_token, 'Groups')).toBe(200);
    const findings = await checkProvider({ ...server.settings, publicUrl: PORTAL_URL }, renewed.access_token);
    expect(findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
    expect(findings.map(({ text }) => text).join(' ')).toContain('they differ by the slash at the end');
    expect(findings.map(({ text }) => text)).toContain('It gives the role IRO.');
  });

  test('is looked at before it is used, and what is set wrongly is said in words', async () => {
    const { identity } = server.settings;
    const { access_token } = await signIn('msmith');
    const ofAudience = await checkProvider(
      { identity: { ...identity, audience: 'account' }, publicUrl: PORTAL_URL },
      access_token,
    );
    expect(ofAudience.at(-1)).toMatchObject({ kind: 'fault' });
    expect(ofAudience.at(-1)?.text).toMatch(/aud is .*frontend.*, expected is account\. Set OIDC_AUDIENCE/);
  });
});
