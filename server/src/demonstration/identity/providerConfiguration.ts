import type { Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { TOKEN_LIFETIME_S } from 'shared-contracts/session/session.ts';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import { accountClaims, PROFILE_CLAIMS } from './accountClaims.ts';
import { findDemoAccount, withRole } from './demoAccounts.ts';
import { accessTokenStore, payloadStore } from './payloadStore.ts';
import { PROVIDER_BASE, PROVIDER_ROUTES, SIGN_IN_PATH, STANDING_ROUTES } from './providerPaths.ts';
import type { ProviderSecrets } from './providerSecrets.ts';
import { renderProviderError } from './errorPage.ts';
import { signOut, renderSignedOut } from './signOut.ts';

const SESSION_S = 10 * 3600;
const SIGN_IN_S = 3600;
const CODE_S = 60;
/** The one resource that tokens are for; a name, nobody calls it. */
const DATA_API = 'urn:mobility-portal:data-api';

/** Sets up the built-in provider: one public client with PKCE, tokens as JWT, everything it remembers in the database. */
export function providerConfiguration(
  settings: Settings,
  database: Database,
  secrets: ProviderSecrets,
): Configuration {
  const { publicUrl, identity } = settings;
  const university = settings.university?.university ?? null;
  const start = `${publicUrl}/`;
  return {
    adapter: (model) =>
      model === 'AccessToken' ? accessTokenStore(database) : payloadStore(database, model),
    jwks: { keys: [...secrets.signingKeys] },
    cookies: {
      keys: [...secrets.cookieKeys],
      names: { session: 'portal_sso', interaction: 'portal_sign_in', resume: 'portal_sign_in_resume' },
      long: {
        httpOnly: true,
        sameSite: 'lax',
        signed: true,
        path: PROVIDER_BASE,
        secure: publicUrl.startsWith('https:'),
      },
      short: { httpOnly: true, sameSite: 'lax', signed: true, secure: publicUrl.startsWith('https:') },
    },
    clients: [
      {
        client_id: identity.clientId,
        client_name: 'Mobility portal',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [start],
        post_logout_redirect_uris: [start],
      },
    ],
    clientBasedCORS: (_context, origin) => origin === publicUrl,
    routes: PROVIDER_ROUTES,
    discovery: {
      userinfo_endpoint: `${identity.issuer}${STANDING_ROUTES.userInfo}`,
      ...(identity.standing.introspection && {
        introspection_endpoint: `${identity.issuer}${STANDING_ROUTES.introspection}`,
        introspection_endpoint_auth_methods_supported: ['client_secret_basic'],
      }),
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: PROFILE_CLAIMS, email: ['email', 'email_verified'] },
    // The portal takes names and address from the id token; it makes no second call for them.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      AccessToken: TOKEN_LIFETIME_S,
      IdToken: TOKEN_LIFETIME_S,
      AuthorizationCode: CODE_S,
      RefreshToken: SESSION_S,
      Grant: SESSION_S,
      Session: SESSION_S,
      Interaction: SIGN_IN_S,
    },
    interactions: { url: (_context, interaction) => `${SIGN_IN_PATH}/${interaction.uid}` },
    findAccount: (_context, name) =>
      findDemoAccount(name) && {
        accountId: name,
        claims: async () => ({ sub: name, ...(await accountClaims(database, name)) }),
      },
    loadExistingGrant: grantToOwnClient,
    extraTokenClaims: async (_context, token) =>
      'accountId' in token && typeof token.accountId === 'string'
        ? { ...(await accountClaims(database, token.accountId)) }
        : undefined,
    formats: {
      customizers: {
        jwt: (_context, token, jwt) => {
          addRoleScope(token, jwt);
          addSession(token, jwt);
        },
      },
    },
    renderError: renderProviderError(university),
    features: {
      devInteractions: { enabled: false },
      // It knows no token that is a JWT for the data API: standingRoutes.ts answers.
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => signOut(context, form, university),
        postLogoutSuccessSource: (context) => renderSignedOut(context, university),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => DATA_API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid profile email',
          audience: identity.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: TOKEN_LIFETIME_S,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

/** The portal is the provider's only client and its own: nobody is asked whether it may see what it shows them. */
async function grantToOwnClient(context: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = context.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  if (known !== undefined) {
    const grant = await provider.Grant.find(known);
    if (grant !== undefined) return grant;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(DATA_API, 'openid profile email');
  await grant.save();
  return grant;
}

/** Roles are scopes that the person has, not scopes that the browser asks for. */
function addRoleScope(token: object, jwt: { payload: Record<string, unknown> }): void {
  const name = 'accountId' in token && typeof token.accountId === 'string' ? token.accountId : '';
  const scope = typeof jwt.payload['scope'] === 'string' ? jwt.payload['scope'] : '';
  jwt.payload['scope'] = withRole(scope, name);
}

/** One grant is one sign-in in one browser; it ends with the sign-out there. */
function addSession(token: object, jwt: { payload: Record<string, unknown> }): void {
  if ('grantId' in token) jwt.payload['sid'] = token.grantId;
}
