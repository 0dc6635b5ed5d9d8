import { decodeJwt } from 'jose';
import {
  askForTokens,
  bearer,
  callWith,
  CookieJar,
  followToCode,
  openSignIn,
  sendForm,
  signIn,
  signInForTokens,
} from '../support/portal/signIn.ts';
import { requestCodes } from '../support/api/requestCodes.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const me = (token: string) => fetch(`${server.baseUrl}/api/Users/Me`, { headers: bearer(token) });
const logout = (idToken: string) =>
  `${server.baseUrl}/realms/apps/protocol/openid-connect/logout?${new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: `${server.baseUrl}/`,
  }).toString()}`;

describe('sign-in', () => {
  test.each([
    ['iro', 'mobisis-iro'],
    ['teacher', 'mobisis-teachers'],
    ['student', 'mobisis-students'],
    ['student2', 'mobisis-students'],
  ])('gives %s a token with the scope %s and the names in both alphabets', async (name, scope) => {
    const tokens = await signInForTokens(server.baseUrl, name);
    const claims = decodeJwt(tokens.access_token);
    expect(tokens.expires_in).toBe(12_000);
    expect(claims).toMatchObject({
      preferred_username: name,
      aud: 'portal-api',
      iss: `${server.baseUrl}/realms/apps`,
    });
    expect(String(claims['scope']).split(' ')).toContain(scope);
    expect(claims['family_name']).toMatch(/^[A-Za-z' -]+$/);
    expect(claims['family_name_gr']).toMatch(/^\p{Script=Greek}/u);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      email: claims['email'],
      family_name_gr: claims['family_name_gr'],
    });
  });

  test('gives a registry number to students and none to staff', async () => {
    expect(decodeJwt(await signIn(server.baseUrl, 'student'))).toHaveProperty('university_registry_number');
    expect(decodeJwt(await signIn(server.baseUrl, 'iro'))).not.toHaveProperty('university_registry_number');
  });

  test('gives guest no scope of the portal, and so no rights', async () => {
    const token = await signIn(server.baseUrl, 'guest');
    expect(String(decodeJwt(token)['scope'])).not.toContain('mobisis');
    expect((await me(token)).status).toBe(403);
  });

  test('shows the form again after a wrong password, in the language that was chosen', async () => {
    const jar = new CookieJar();
    const { form } = await openSignIn(server.baseUrl, jar);
    const greek = await (await callWith(jar, `${form}?lang=gr`)).text();
    expect(greek).toContain('<html lang="el">');
    const again = await sendForm(jar, form, 'iro', 'not it');
    expect(again.status).toBe(400);
    const html = await again.text();
    expect(html).toContain('Το όνομα χρήστη ή ο κωδικός πρόσβασης δεν είναι σωστά.');
    expect(html).toContain('value="iro"');
    expect(again.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  test('writes what was typed as text, never as markup', async () => {
    const jar = new CookieJar();
    const { form } = await openSignIn(server.baseUrl, jar);
    const html = await (await sendForm(jar, form, '"><script>alert(1)</script>', 'x')).text();
    expect(html).not.toContain('<script>');
  });

  test('locks a name for a while after ten wrong passwords from one address', async () => {
    const jar = new CookieJar();
    const { form } = await openSignIn(server.baseUrl, jar);
    const codes = await requestCodes(11, () => sendForm(jar, form, 'student2', 'wrong'));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await sendForm(jar, form, 'student2', 'student2')).status).toBe(429);
  });

  test('counts wrong passwords that come at the same time', async () => {
    const jar = new CookieJar();
    const { form } = await openSignIn(server.baseUrl, jar);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => sendForm(jar, form, 'someone', 'wrong')),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      ...Array.from({ length: 30 }, () => 429),
    ]);
  });

  test.each([
    ['GET', 'auth', ['client_id', 'login_hint', 'ui_locales', 'state', 'nonce', 'scope', 'redirect_uri']],
    ['POST', 'auth', ['client_id', 'login_hint', 'ui_locales', 'state', 'nonce', 'scope', 'redirect_uri']],
    ['POST', 'token', ['code', 'refresh_token', 'client_id', 'code_verifier', 'redirect_uri']],
    ['POST', 'token/introspect', ['token', 'client_id']],
    ['POST', 'revoke', ['token', 'client_id']],
    ['GET', 'logout', ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'ui_locales']],
  ])('%s %s takes a NUL in none of its values amiss', async (method, place, names) => {
    const usual: Record<string, string> = {
      client_id: 'frontend',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${server.baseUrl}/`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    };
    for (const grant of ['authorization_code', 'refresh_token']) {
      for (const name of names) {
        const values = new URLSearchParams({ ...usual, grant_type: grant, [name]: 'a\0b' });
        const address = `${server.baseUrl}/realms/apps/protocol/openid-connect/${place}`;
        const response =
          method === 'GET'
            ? await fetch(`${address}?${values.toString()}`, { redirect: 'manual' })
            : await fetch(address, { method, body: values, redirect: 'manual' });
        expect(`${name}: ${response.status < 500}`).toBe(`${name}: true`);
      }
    }
  });

  test('says that a form is of no use any more without its cookie', async () => {
    const { form } = await openSignIn(server.baseUrl, new CookieJar());
    const response = await sendForm(new CookieJar(), form, 'iro', 'iro');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired');
  });

  test('refuses a request without PKCE and an address to return to that is not the portal', async () => {
    const auth = `${server.baseUrl}/realms/apps/protocol/openid-connect/auth?client_id=frontend&response_type=code&scope=openid`;
    const plain = await fetch(`${auth}&redirect_uri=${encodeURIComponent(`${server.baseUrl}/`)}`, {
      redirect: 'manual',
    });
    expect(plain.headers.get('location')).toContain('error=invalid_request');
    const elsewhere = await fetch(
      `${auth}&redirect_uri=${encodeURIComponent('https://elsewhere.example/')}`,
      { redirect: 'manual' },
    );
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.headers.get('location')).toBeNull();
  });

  test('takes a code once, and only with its secret', async () => {
    const jar = new CookieJar();
    const { form, verifier } = await openSignIn(server.baseUrl, jar);
    const code = await followToCode(jar, server.baseUrl, await sendForm(jar, form, 'iro', 'iro'));
    const ask = (secret: string) =>
      askForTokens(server.baseUrl, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${server.baseUrl}/`,
        code_verifier: secret,
      });
    expect((await ask('x'.repeat(43))).status).toBe(400);
    expect((await ask(verifier)).status).not.toBe(500);
  });
});

describe('renewal', () => {
  test('gives new tokens for a refresh token, which is then spent', async () => {
    const tokens = await signInForTokens(server.baseUrl, 'teacher');
    const renew = () =>
      askForTokens(server.baseUrl, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    const renewed: any = await (await renew()).json();
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect((await me(renewed.access_token)).status).toBe(200);
    expect((await renew()).status).toBe(400);
  });
});

describe('sign-out', () => {
  test('goes back to the portal at once, ends the session and spends the refresh token', async () => {
    const jar = new CookieJar();
    const tokens = await signInForTokens(server.baseUrl, 'teacher', jar);
    const response = await callWith(jar, logout(tokens.id_token));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${server.baseUrl}/`);
    const renewal = await askForTokens(server.baseUrl, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewal.status).toBe(400);
    const { form } = await openSignIn(server.baseUrl, jar);
    expect(form).toContain('/login-actions/authenticate/');
  });

  test('asks first when somebody else’s page sends the person there', async () => {
    const jar = new CookieJar();
    await signInForTokens(server.baseUrl, 'teacher', jar);
    const response = await callWith(jar, `${server.baseUrl}/realms/apps/protocol/openid-connect/logout`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Do you want to sign out?');
  });
});

describe('users', () => {
  test('who are disabled here are let in no more', async () => {
    const other = await startTestServer();
    try {
      const token = await signIn(other.baseUrl, 'student2');
      await other.database
        .updateTable('users')
        .set({ enabled: false })
        .where('name', '=', 'student2')
        .execute();
      const response = await fetch(`${other.baseUrl}/api/Users/Me`, { headers: bearer(token) });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('disabled') });
    } finally {
      await other.stop();
    }
  });
});
