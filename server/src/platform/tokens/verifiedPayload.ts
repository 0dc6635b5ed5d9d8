import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { InvalidTokenError, refusalOf } from './tokenRefusal.ts';

export { InvalidTokenError } from './tokenRefusal.ts';
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';
}

/** What a token of the provider has to say. */
type Expected = {
  readonly issuer: string;
  readonly audience: string;
  readonly requiredClaims?: string[];
  /** Seconds since it was issued. */
  readonly maxTokenAge: number;
  /** Kinds that the header may name, in small letters; a header that names none is of the usual kind. */
  readonly kinds: readonly string[];
  /** So many seconds the provider's clock may be off. */
  readonly clockToleranceS: number;
};

const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const LONGEST_TOKEN = 8_000;

/**
 * Gives what a token of the provider says, once its signature, issuer, audience, times and kind are right.
 *
 * - keys: gives the key for a token's header; only asymmetric algorithms are let through to it
 *
 * Throws InvalidTokenError for a token that proves nothing, ProviderUnreachableError when the keys cannot be had.
 */
export async function verifiedPayload(
  token: string,
  keys: JWTVerifyGetKey,
  { kinds, clockToleranceS, ...expected }: Expected,
): Promise<JWTPayload> {
  if (token.length > LONGEST_TOKEN) throw new InvalidTokenError('it is too long');
  const options = { ...expected, algorithms: ALGORITHMS, clockTolerance: clockToleranceS };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, options).catch((error: unknown) => {
      if (error instanceof errors.JWKSMultipleMatchingKeys) return firstThatFits(token, error, options);
      throw error;
    });
    const kind = (protectedHeader.typ ?? 'jwt').toLowerCase().replace(/^application\//, '');
    if (!kinds.includes(kind)) {
      throw new InvalidTokenError('of another kind', {
        claim: 'header typ',
        was: kind,
        expected: kinds.join(' or '),
      });
    }
    return payload;
  } catch (error) {
    if (error instanceof ProviderUnreachableError || error instanceof InvalidTokenError) throw error;
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
      throw new ProviderUnreachableError('no keys', { cause: error });
    throw refusalOf(error, { ...expected, algorithms: ALGORITHMS, header: headerOf(token) });
  }
}

/** A token need not name its key, and a provider may have several that could be meant. */
async function firstThatFits(
  token: string,
  keys: errors.JWKSMultipleMatchingKeys,
  options: Parameters<typeof jwtVerify>[2],
) {
  for await (const key of keys) {
    try {
      return await jwtVerify(token, key, options);
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

function headerOf(token: string): Readonly<Record<string, unknown>> {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return {};
  }
}
