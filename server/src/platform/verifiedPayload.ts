import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose';

export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';
}

/** A text that can be one of the provider's tokens, and the text that the log has of it. */
type Expected = Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'requiredClaims' | 'maxTokenAge'> & {
  /** Kinds that the header may name, in small letters; a header that names none is of the usual kind. */
  readonly kinds: readonly string[];
};

const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const CLOCK_TOLERANCE_S = 5;
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
  { kinds, ...expected }: Expected,
): Promise<JWTPayload> {
  if (token.length > LONGEST_TOKEN) throw new InvalidTokenError('too long');
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    const kind = (protectedHeader.typ ?? 'jwt').toLowerCase().replace(/^application\//, '');
    if (!kinds.includes(kind)) throw new InvalidTokenError('of another kind');
    return payload;
  } catch (error) {
    if (error instanceof ProviderUnreachableError || error instanceof InvalidTokenError) throw error;
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
      throw new ProviderUnreachableError('no keys', { cause: error });
    throw new InvalidTokenError(error instanceof errors.JOSEError ? error.code : 'unreadable', {
      cause: error,
    });
  }
}
