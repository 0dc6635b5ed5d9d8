import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { InvalidTokenError, verifiedPayload } from './verifiedPayload.ts';

/** What the server takes from a verified access token. */
export type TokenClaims = z.infer<typeof claimsSchema>;

export type TokenVerifier = {
  /** Throws InvalidTokenError for a token that proves nothing, ProviderUnreachableError when its keys cannot be had. */
  readonly verify: (token: string) => Promise<TokenClaims>;
};

/** No access token is good for longer, whatever it says: that its session has ended is remembered for as long. */
export const LONGEST_TOKEN_LIFE_S = 7 * 24 * 3600;
/** RFC 9068 names the first; the second is what providers give that are older than it. */
const KINDS = ['at+jwt', 'jwt'];
/** Claims that access tokens never have: of id tokens the first two, of logout tokens the last. */
const OTHERS_CLAIMS = ['at_hash', 'c_hash', 'events'];
/** What Keycloak calls access tokens in the claim `typ`; other providers have no such claim. */
const KEYCLOAK_ACCESS = 'Bearer';

const text = z.string().max(300).optional().catch(undefined);
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  /** Session at the provider; absent with providers that do not tell it. */
  sid: z.string().min(1).max(255).optional(),
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
 * Verifies access tokens: signature by one of the provider's keys, issuer, audience, times, kind, and that this portal's client got it.
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
      const payload = await verifiedPayload(token, keys, {
        issuer,
        audience,
        kinds: KINDS,
        requiredClaims: ['exp', 'sub'],
        maxTokenAge: LONGEST_TOKEN_LIFE_S,
      });
      const client = payload['azp'] ?? payload['client_id'];
      if (client !== undefined && client !== clientId) throw new InvalidTokenError('of another client');
      if (
        (payload['typ'] ?? KEYCLOAK_ACCESS) !== KEYCLOAK_ACCESS ||
        OTHERS_CLAIMS.some((name) => name in payload)
      )
        throw new InvalidTokenError('no access token');
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) throw new InvalidTokenError('claims of another form');
      return claims.data;
    },
  };
}
