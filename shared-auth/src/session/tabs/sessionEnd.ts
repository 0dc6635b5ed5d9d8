/**
 * Why nobody is signed in any more.
 *
 * - signedOut: the person signed out, here or in another tab
 * - expired: the identity provider renews the session no longer, or somebody deleted the token's cookie
 * - refused: the portal's server does not take what the identity provider gives, however often: the two are not set up for each other
 * - unreachable: the token ran out and the identity provider does not answer; signing in again tries a renewal first
 */
export type SessionEnd = 'signedOut' | 'expired' | 'refused' | 'unreachable';
