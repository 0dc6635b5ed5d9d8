import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { claimedRoles } from 'shared-contracts/rights/claimedRoles.ts';
import { shown } from './tokenRefusal.ts';
import { InvalidTokenError, verifiedPayload } from './verifiedPayload.ts';

/** What the server takes from a verified access token. */
export interface TokenClaims extends z.infer<typeof claimsSchema> {}

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

/** What an access token is checked against. */
export type ExpectedToken = {
  /** Gives the provider's name as it writes it itself. Throws ProviderUnreachableError. */
  readonly issuer: () => Promise<string>;
  readonly audience: string;
  readonly clientId: string;
  /** So many seconds the provider's clock may be off. */
  readonly clockToleranceS: number;
  /** Claim that names the roles; null: `scope`. */
  readonly roleClaim: string | null;
  /** Claim that is the person's user name. */
  readonly nameClaim: string;
};

const text = z.string().max(300).optional().catch(undefined);
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  /** Session at the provider; absent with providers that do not tell it. */
  sid: z.string().min(1).max(255).optional(),
  scope: z.string().max(2_000).optional(),
  preferred_username: text,
  /** The whole name, as providers give it that do not know of its parts. */
  name: text,
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
  { issuer, audience, clientId, clockToleranceS, roleClaim, nameClaim }: ExpectedToken,
): TokenVerifier {
  return {
    async verify(token) {
      const payload = await verifiedPayload(token, keys, {
        issuer: await issuer(),
        audience,
        clockToleranceS,
        kinds: KINDS,
        requiredClaims: ['exp', 'sub'],
        maxTokenAge: LONGEST_TOKEN_LIFE_S,
      });
      const client = payload['azp'] ?? payload['client_id'];
      if (client !== undefined && client !== clientId) {
        const claim = 'azp' in payload ? 'azp' : 'client_id';
        throw new InvalidTokenError('of another client', { claim, was: shown(client), expected: clientId });
      }
      requireAccessToken(payload);
      return claimsOf(payload, { roleClaim, nameClaim });
    },
  };
}

/**
 * Takes from what a provider says of a token what the server needs, with the roles as its scope.
 *
 * Throws InvalidTokenError where it is of another form.
 */
export function claimsOf(
  payload: Readonly<Record<string, unknown>>,
  { roleClaim, nameClaim }: Pick<ExpectedToken, 'roleClaim' | 'nameClaim'>,
): TokenClaims {
  // Roles that the named claim does not tell may stand in the scope; what is asked of the provider later decides.
  const roles =
    (roleClaim === null ? undefined : claimedRoles(payload, roleClaim)) || claimedRoles(payload, null);
  const claims = claimsSchema.safeParse({ ...payload, preferred_username: payload[nameClaim], scope: roles });
  if (claims.success) return claims.data;
  const claim = String(claims.error.issues[0]?.path[0] ?? 'claims');
  const was = payload[claim] === undefined ? '(missing)' : `(${typeof payload[claim]}, not shown)`;
  throw new InvalidTokenError('claims of another form', {
    claim,
    was,
    expected: FORMS[claim] ?? 'text of usual length',
  });
}

const FORMS: Readonly<Record<string, string>> = {
  sub: 'text of 1 to 255 characters',
  sid: 'text of 1 to 255 characters',
  scope: 'names separated by blanks, 2,000 characters at most',
  exp: 'a time, as a number',
  iat: 'a time, as a number',
};

function requireAccessToken(payload: Readonly<Record<string, unknown>>): void {
  const kind = payload['typ'] ?? KEYCLOAK_ACCESS;
  if (kind !== KEYCLOAK_ACCESS) {
    const refused = { claim: 'typ', was: shown(kind), expected: `${KEYCLOAK_ACCESS}, or no such claim` };
    throw new InvalidTokenError('no access token', refused);
  }
  const foreign = OTHERS_CLAIMS.find((name) => name in payload);
  if (foreign === undefined) return;
  const refused = { claim: foreign, was: '(there)', expected: 'no such claim in an access token' };
  throw new InvalidTokenError('no access token', refused);
}
