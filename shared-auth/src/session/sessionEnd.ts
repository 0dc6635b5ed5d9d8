/**
 * Why nobody is signed in any more.
 *
 * - signedOut: the person signed out, here or in another tab
 * - expired: the identity provider renews the session no longer, or somebody deleted the token's cookie
 * - unreachable: the token ran out and the identity provider does not answer; signing in again tries a renewal first
 */
export type SessionEnd = 'signedOut' | 'expired' | 'unreachable';
