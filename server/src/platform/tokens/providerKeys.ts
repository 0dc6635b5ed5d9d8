import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { askForJson, isWithin, type FindProvider } from './providerDocument.ts';
import { ProviderUnreachableError } from './verifiedPayload.ts';

/** At most one look for keys in this time, whatever came of the last one: tokens do not become calls to the provider. */
const COOLDOWN_MS = 5_000;
const MAX_AGE_MS = 10 * 60_000;

/**
 * Gives the keys of an OpenID Connect provider, found by its discovery document when the first token comes.
 *
 * A failed look is tried again after a pause; keys that are known do meanwhile, so that a provider in trouble signs nobody out. Throws ProviderUnreachableError when the provider does not answer as one should.
 */
export function providerKeys(find: FindProvider): JWTVerifyGetKey {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  const fetchKeys = async (url: string): Promise<Response> => {
    if (isWithin(askedAt, COOLDOWN_MS))
      throw new ProviderUnreachableError('its keys could not be had just now');
    askedAt = Date.now();
    return Response.json(await askForJson(url));
  };
  return async (header, token) => {
    const { jwks_uri: address } = await find();
    keys ??= createRemoteJWKSet(new URL(address), {
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: MAX_AGE_MS,
      [customFetch]: fetchKeys,
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
