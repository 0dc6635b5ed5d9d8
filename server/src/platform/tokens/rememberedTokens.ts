import { isOpaque } from './opaqueToken.ts';
import type { TokenClaims, TokenVerifier } from './tokenVerifier.ts';

/** A token is verified again after this time at the latest, so that a key which was withdrawn is out within it. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 2_000;

/**
 * Remembers which tokens were verified a moment ago: checking a signature costs more than the rest of a small call. What the provider says of an opaque
 * token is remembered where it is asked.
 *
 * - now: time in milliseconds
 */
export function rememberTokens(verifier: TokenVerifier, now: () => number = Date.now): TokenVerifier {
  const known = new Map<string, { readonly claims: TokenClaims; readonly until: number }>();
  return {
    async verify(token) {
      if (isOpaque(token)) return verifier.verify(token);
      const remembered = known.get(token);
      if (remembered !== undefined && remembered.until > now()) return remembered.claims;
      known.delete(token);
      const claims = await verifier.verify(token);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(token, { claims, until: Math.min(claims.exp * 1000, now() + REMEMBERED_MS) });
      return claims;
    },
  };
}
