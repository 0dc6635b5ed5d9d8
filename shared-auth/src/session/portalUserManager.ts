import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { PortalConfig } from 'shared-contracts/portalConfig.ts';
import { isSignInAnswer, replaceAddress, returnAddressOf } from './returnAddress.ts';

const IDENTITY_TIMEOUT_S = 15;

/**
 * The one object that talks to the identity provider.
 *
 * It differs from its base in the answer to a sign-in request: the address is cleaned and led back to what was asked for, whatever
 * came of the request; and an answer that was used already does no harm to a person who is signed in.
 */
export class PortalUserManager extends UserManager {
  override async signinCallback(address: string = window.location.href): Promise<User | undefined> {
    const requestId = new URL(address).searchParams.get('state') ?? '';
    const returnTo = returnAddressOf(await this.settings.stateStore.get(requestId));
    try {
      return (await super.signinCallback(address)) ?? undefined;
    } catch (error) {
      const user = await this.getUser();
      if (user === null) throw error;
      return user;
    } finally {
      if (isSignInAnswer(window.location.href)) replaceAddress(returnTo);
    }
  }

  /** Has the identity provider end the renewal of a session, and with it the session's tokens where it can; throws when it does not answer. */
  async endRenewal(refreshToken: string): Promise<void> {
    await this._client.revokeToken(refreshToken, 'refresh_token');
  }
}

/**
 * Makes the user manager of this page: authorization code with PKCE, renewal by refresh token.
 *
 * Requests and the signed-in user lie in local storage, so that all tabs share them. Renewal is not left to the library, which would
 * renew once in every tab: see `sessionKeeper.ts`.
 */
export function createUserManager({ identity }: Pick<PortalConfig, 'identity'>): PortalUserManager {
  const start = `${window.location.origin}/`;
  return new PortalUserManager({
    authority: identity.authority,
    client_id: identity.clientId,
    scope: identity.scope,
    redirect_uri: start,
    post_logout_redirect_uri: start,
    response_type: 'code',
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    stateStore: new WebStorageStateStore({ store: window.localStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    requestTimeoutInSeconds: IDENTITY_TIMEOUT_S,
    // What a provider answers to a revocation means nothing (RFC 7009, section 2.2). Pages would be asked for with every call, and errors come as pages.
    revokeTokenAdditionalContentTypes: ['text/plain'],
    silentRequestTimeoutInSeconds: IDENTITY_TIMEOUT_S,
  });
}

/** Names the key in local storage under which the signed-in user lies; other tabs watch it. */
export function userStorageKey({ identity }: Pick<PortalConfig, 'identity'>): string {
  return `oidc.user:${identity.authority}:${identity.clientId}`;
}
