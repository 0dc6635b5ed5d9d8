/** Claims of a token, not verified: the server verifies, the portal only shows. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/**
 * Reads the claims of a JWT.
 *
 * Returns an empty object for a token that is no JWT: some providers hand out opaque access tokens.
 */
export function readTokenClaims(token: string): TokenClaims {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // A JSON object has string keys; nothing is assumed of its values.
    return typeof claims === 'object' && claims !== null ? (claims as TokenClaims) : {};
  } catch {
    return {};
  }
}

/** Gives a claim as text; an absent claim, or one that is not text, gives the empty text. */
export function textClaim(claims: TokenClaims, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
}
