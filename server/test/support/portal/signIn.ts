import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE } from 'shared-contracts/text/language.ts';

/** What the identity provider hands out at the end of a sign-in. */
export type Tokens = {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
};

const REALM = '/realms/apps';
const PROTOCOL = `${REALM}/protocol/openid-connect`;
const MOST_REDIRECTS = 8;

/** Cookies of one browser, as far as the sign-in needs them. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (value.join('=') === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value.join('='));
    }
  }
}

/** Calls with the jar's cookies and follows no redirect. */
export async function callWith(jar: CookieJar, address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', jar.header());
  const response = await fetch(address, { ...init, headers, redirect: 'manual' });
  jar.take(response);
  return response;
}

/** Begins a sign-in: gives the address of the form and the secret that the code will need. */
export async function openSignIn(
  baseUrl: string,
  jar: CookieJar,
): Promise<{ readonly form: string; readonly verifier: string }> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'frontend',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${baseUrl}/`,
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const response = await callWith(jar, `${baseUrl}${PROTOCOL}/auth?${query.toString()}`);
  return { form: new URL(response.headers.get('location') ?? '', baseUrl).href, verifier };
}

/** Sends the filled-in form. */
export async function sendForm(
  jar: CookieJar,
  form: string,
  username: string,
  password: string,
): Promise<Response> {
  return callWith(jar, form, { method: 'POST', body: new URLSearchParams({ username, password }) });
}

/** Follows redirects until one leads back to the portal with a code. */
export async function followToCode(jar: CookieJar, baseUrl: string, first: Response): Promise<string> {
  let response = first;
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const address = new URL(response.headers.get('location') ?? '', baseUrl);
    const code = address.searchParams.get('code');
    if (code !== null) return code;
    response = await callWith(jar, address.href);
  }
  const answered = `${response.status} of ${response.url}: ${(await response.text()).slice(0, 500)}`;
  throw new Error(`The sign-in did not come back with a code, but with ${answered}`);
}

/** Changes a code, or a refresh token, for tokens. */
export async function askForTokens(
  baseUrl: string,
  body: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(`${baseUrl}${PROTOCOL}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'frontend', ...body }),
  });
}

/** Signs a demo account in, as a browser does it: authorization code with PKCE through the real form. */
export async function signInForTokens(baseUrl: string, name: string, jar = new CookieJar()): Promise<Tokens> {
  const { form, verifier } = await openSignIn(baseUrl, jar);
  const code = await followToCode(jar, baseUrl, await sendForm(jar, form, name, name));
  const response = await askForTokens(baseUrl, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${baseUrl}/`,
    code_verifier: verifier,
  });
  if (!response.ok) throw new Error(`No tokens for ${name}: ${await response.text()}`);
  // The provider's answer has this form by its protocol.
  return (await response.json()) as Tokens;
}

/** Signs a demo account in and gives its access token. */
export async function signIn(baseUrl: string, name: string): Promise<string> {
  return (await signInForTokens(baseUrl, name)).access_token;
}

/** Headers of a call to the data API by the holder of a token. */
export function bearer(token: string, language: string = DEFAULT_LANGUAGE): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'accept-language': language };
}
