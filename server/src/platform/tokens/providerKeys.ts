import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { reachable, type FindProvider } from './providerDocument.ts';
import { ProviderUnreachableError } from './verifiedPayload.ts';

const TIMEOUT_MS = 5_000;
/** At most one look for new keys in this time: tokens with invented key ids do not become calls to the provider. */
const COOLDOWN_MS = 5_000;
const MAX_AGE_MS = 10 * 60_000;

/**
 * Gives the keys of an OpenID Connect provider, found by its discovery document when the first token comes.
 *
 * A failed look is tried again with the next token; keys that are known do meanwhile, so that a provider in trouble signs nobody out. Throws ProviderUnreachableError when the provider does not answer as one should.
 */
export function providerKeys(find: FindProvider): JWTVerifyGetKey {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  return async (header, token) => {
    const { jwks_uri: address } = await find();
    keys ??= createRemoteJWKSet(new URL(address), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: MAX_AGE_MS,
      [customFetch]: async (url, options) => reachable(fetch(url, options)),
    });
    const known = keys.jwks();
    try {
      return await keys(header, token);
    } catch (error) {
      if (known === undefined || !(error instanceof ProviderUnreachableError)) throw error;
      return createLocalJWKSet(known)(header, token).catch((missing: unknown) => {
        // A new key cannot be told from an invented one now.
        throw missing instanceof errors.JWKSNoMatchingKey ? error : missing;
      });
    }
  };
}
