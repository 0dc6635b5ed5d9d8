import type { TokenClaims } from './tokenVerifier.ts';

/**
 * What the provider says of a token by now.
 *
 * - claims: those of the token, with the roles that its person has by now
 * - fault: why the provider could not be asked just now, when an earlier word of it counts instead
 */
export type Standing =
  | { readonly isGood: true; readonly claims: TokenClaims; readonly fault?: Error | undefined }
  | { readonly isGood: false };

/** Knows whether verified tokens still count at their provider; `identity/standing/` asks it. */
export type TokenStanding = {
  /** Throws ProviderUnreachableError when the provider has not been heard for too long. */
  readonly standingOf: (token: string, claims: TokenClaims) => Promise<Standing>;
};
