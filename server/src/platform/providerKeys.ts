import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { reachable, type FindProvider } from './providerDocument.ts';

const TIMEOUT_MS = 5_000;
/** At most one look for new keys in this time: tokens with invented key ids do not become calls to the provider. */
const COOLDOWN_MS = 30_000;
const MAX_AGE_MS = 10 * 60_000;

/**
 * Gives the keys of an OpenID Connect provider, found by its discovery document when the first token comes.
 *
 * A failed look is tried again with the next token. Throws ProviderUnreachableError when the provider does not answer as one should.
 */
export function providerKeys(find: FindProvider): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  return async (header, token) => {
    const { jwks_uri: address } = await find();
    keys ??= createRemoteJWKSet(new URL(address), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: MAX_AGE_MS,
      [customFetch]: async (url, options) => reachable(fetch(url, options)),
    });
    return keys(header, token);
  };
}
