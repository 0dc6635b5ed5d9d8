import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { ProviderUnreachableError } from './verifiedPayload.ts';

const TIMEOUT_MS = 5_000;
/** At most one look for new keys in this time: tokens with invented key ids do not become calls to the provider. */
const COOLDOWN_MS = 30_000;
const MAX_AGE_MS = 10 * 60_000;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/**
 * Gives the keys of an OpenID Connect provider, found by its discovery document when the first token comes.
 *
 * A failed look is tried again with the next token. Throws ProviderUnreachableError when the provider does not answer as one should.
 */
export function providerKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return (await found)(header, token);
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const document = discoverySchema.safeParse(await fetchJson(`${issuer}/.well-known/openid-configuration`));
  if (!document.success || document.data.issuer.replace(/(?<!\/)\/+$/, '') !== issuer) {
    throw new ProviderUnreachableError('its discovery document is of another issuer');
  }
  return createRemoteJWKSet(new URL(document.data.jwks_uri), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: MAX_AGE_MS,
    [customFetch]: async (url, options) => reachable(fetch(url, options)),
  });
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await reachable(
    fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }),
  );
  return response.json().catch((cause: unknown) => {
    throw new ProviderUnreachableError('it does not answer with JSON', { cause });
  });
}

async function reachable(call: Promise<Response>): Promise<Response> {
  const response = await call.catch((cause: unknown) => {
    throw new ProviderUnreachableError('it does not answer', { cause });
  });
  if (!response.ok) throw new ProviderUnreachableError(`it answers ${response.status}`);
  return response;
}
