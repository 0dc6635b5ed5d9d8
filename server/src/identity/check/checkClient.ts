import { createHash, randomBytes } from 'node:crypto';
import { boundedFetch } from 'ewp/net';
import type { IdentitySettings } from '../../config/identitySettings.ts';
import type { SeenDocument } from './checkDiscovery.ts';
import { fault, fine, note, whyOf, type Finding } from './finding.ts';

const BOUNDS = { timeLimitMs: 10_000, limitBytes: 1024 * 1024 };
/** What a provider says that knows the client, and nobody in this browser. Source: OpenID Connect Core 1.0, section 3.1.2.6. */
const NOBODY_THERE = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** Begins a sign-in as a browser does in which nobody is signed in, and looks whether the provider leads back to the portal. */
export async function checkClient(
  { authorization_endpoint: address, token_endpoint: tokens }: SeenDocument,
  { clientId, scope }: IdentitySettings,
  publicUrl: string,
): Promise<readonly Finding[]> {
  const begins = await beginSignIn(address, { clientId, scope, publicUrl });
  return [begins, await checkTokenEndPoint(tokens, publicUrl)];
}

type SignIn = { readonly clientId: string; readonly scope: string; readonly publicUrl: string };

async function beginSignIn(address: string, { clientId, scope, publicUrl }: SignIn): Promise<Finding> {
  const start = `${publicUrl}/`;
  const url = new URL(address);
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const parameters = {
    client_id: clientId,
    redirect_uri: start,
    response_type: 'code',
    scope,
    state: randomBytes(16).toString('hex'),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'none',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  try {
    const response = await boundedFetch(url, { ...BOUNDS, redirect: 'manual' });
    const target = response.headers.get('location');
    const back = target === null ? null : new URL(target, url);
    const unknown = `Is ${clientId} the name of a public client there (OIDC_CLIENT_ID), and ${start} one of its redirect addresses (PUBLIC_URL)?`;
    if (back === null) {
      // Some know no `prompt=none`, and ask for a name and a password before they look at the client.
      return response.status === 200 && (await response.text()).includes('password')
        ? note(`The provider shows its sign-in form at once, so the client cannot be looked at. ${unknown}`)
        : fault(
            `The provider answers the beginning of a sign-in with ${response.status} and does not lead back. ${unknown}`,
          );
    }
    if (`${back.origin}${back.pathname}` !== start) {
      return note(
        `The provider leads to ${back.origin}${back.pathname} at the beginning of a sign-in, where it should say that nobody is signed in (prompt=none). ${unknown}`,
      );
    }
    const error = back.searchParams.get('error');
    if (error === null || NOBODY_THERE.includes(error)) {
      return fine(`The provider knows the client ${clientId}, and leads back to ${start}.`);
    }
    return fault(
      `The provider leads back with the error ${error}: ${back.searchParams.get('error_description') ?? 'it does not say why'}.`,
    );
  } catch (error) {
    return fault(`${address} does not answer (${whyOf(error)}).`);
  }
}

/** Browsers fetch their tokens from another origin than the provider's. */
async function checkTokenEndPoint(address: string, publicUrl: string): Promise<Finding> {
  if (new URL(address).origin === publicUrl) return fine('Browsers may fetch tokens.');
  try {
    const response = await boundedFetch(address, {
      ...BOUNDS,
      method: 'POST',
      headers: { origin: publicUrl },
      body: new URLSearchParams({ grant_type: 'authorization_code' }),
      redirect: 'manual',
    });
    const allowed = response.headers.get('access-control-allow-origin');
    return allowed === '*' || allowed === publicUrl
      ? fine(`Browsers at ${publicUrl} may fetch tokens.`)
      : fault(
          `Browsers at ${publicUrl} may not fetch tokens at ${address}: let the provider answer that origin (CORS).`,
        );
  } catch (error) {
    return fault(`${address} does not answer (${whyOf(error)}).`);
  }
}
