import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

/** What the server takes from a verified access token. */
export type TokenClaims = z.infer<typeof claimsSchema>;

export type TokenVerifier = {
  /** Throws InvalidTokenError for a token that proves nothing, ProviderUnreachableError when its keys cannot be had. */
  readonly verify: (token: string) => Promise<TokenClaims>;
};

export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const CLOCK_TOLERANCE_S = 5;
const LONGEST_TOKEN = 8_000;

const text = z.string().max(300).optional().catch(undefined);
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  scope: z.string().max(2_000).optional(),
  preferred_username: text,
  email: text,
  given_name: text,
  family_name: text,
  given_name_gr: text,
  family_name_gr: text,
  university_registry_number: text,
  european_student_identifier: text,
});

/**
 * Verifies access tokens: signature by one of the provider's keys, issuer, audience, expiry, and that this portal's client got it.
 *
 * - keys: gives the key for a token's header; only asymmetric algorithms are let through to it
 */
export function tokenVerifier(
  keys: JWTVerifyGetKey,
  {
    issuer,
    audience,
    clientId,
  }: { readonly issuer: string; readonly audience: string; readonly clientId: string },
): TokenVerifier {
  return {
    async verify(token) {
      if (token.length > LONGEST_TOKEN) throw new InvalidTokenError('too long');
      const payload = await verifiedPayload(token, keys, { issuer, audience });
      const client = payload['azp'] ?? payload['client_id'];
      if (client !== undefined && client !== clientId) throw new InvalidTokenError('of another client');
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) throw new InvalidTokenError('claims of another form');
      return claims.data;
    },
  };
}

async function verifiedPayload(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { readonly issuer: string; readonly audience: string },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    return payload;
  } catch (error) {
    if (error instanceof ProviderUnreachableError) throw error;
    if (error instanceof errors.JWKSTimeout || error instanceof TypeError)
      throw new ProviderUnreachableError('no keys', { cause: error });
    throw new InvalidTokenError(error instanceof errors.JOSEError ? error.code : 'unreadable', {
      cause: error,
    });
  }
}
