import type { User } from 'oidc-client-ts';

/** The signed-in user as the portal reads one; the identity library's own is one. */
export type SessionUser = Pick<
  User,
  'access_token' | 'id_token' | 'refresh_token' | 'scope' | 'profile' | 'expires_in'
>;

type WrittenUser = Omit<SessionUser, 'expires_in'> & { readonly expires_at?: number };

/**
 * Reads a user as the identity library writes one, without the library.
 *
 * - text: JSON with the tokens, the claims of the id token, and `expires_at` in seconds since 1970
 */
export function readSessionUser(text: string): SessionUser {
  const written = JSON.parse(text) as WrittenUser;
  return {
    ...written,
    get expires_in() {
      return written.expires_at === undefined
        ? undefined
        : written.expires_at - Math.floor(Date.now() / 1000);
    },
  };
}
