import { OIDC_REALM } from 'shared-contracts/session/session.ts';

/** Where the built-in provider lives; the same paths as a Keycloak realm, so that either can stand in for the other. */
export const PROVIDER_BASE = `/realms/${OIDC_REALM}`;

const PROTOCOL = '/protocol/openid-connect';

/** Addresses below {@link PROVIDER_BASE}. */
export const PROVIDER_ROUTES = {
  authorization: `${PROTOCOL}/auth`,
  token: `${PROTOCOL}/token`,
  jwks: `${PROTOCOL}/certs`,
  end_session: `${PROTOCOL}/logout`,
  revocation: `${PROTOCOL}/revoke`,
};

/** Where the standing of tokens is asked for, below {@link PROVIDER_BASE}: answered by the portal's own routes. */
export const STANDING_ROUTES = {
  userInfo: `${PROTOCOL}/userinfo`,
  introspection: `${PROTOCOL}/token/introspect`,
};

/** The sign-in form; the id of the request to sign in follows. */
export const SIGN_IN_PATH = `${PROVIDER_BASE}/login-actions/authenticate`;
