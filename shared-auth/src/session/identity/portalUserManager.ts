import { ErrorResponse, ErrorTimeout, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { REQUEST_PREFIX } from './returnAddress.ts';
import type { TabStore } from '../tabs/tabStore.ts';

const IDENTITY_TIMEOUT_S = 15;
/** A provider that lets itself be asked in a frame answers at once, and another one never. */
const FRAME_TIMEOUT_S = 5;

/** The one object that talks to the identity provider. An answer to a sign-in request that was used already does no harm to a person who is signed in. */
export class PortalUserManager extends UserManager {
  override async signinCallback(address: string = window.location.href): Promise<User | undefined> {
    try {
      return (await super.signinCallback(address)) ?? undefined;
    } catch (error) {
      const user = await this.getUser();
      if (user === null) throw error;
      return user;
    }
  }

  /**
   * Asks the identity provider in a hidden frame whether it still knows the person, and takes new tokens if it does.
   *
   * Throws ErrorResponse when it would have to ask the person, cannot be asked in a frame, or knows another person than the session is of.
   */
  async signInUnseen(): Promise<User> {
    try {
      const user = await this.signinSilent({
        forceIframeAuth: true,
        silentRequestTimeoutInSeconds: FRAME_TIMEOUT_S,
      });
      if (user === null) throw new Error('The identity provider gave no token.');
      return user;
    } catch (error) {
      // The library tells of a lost network by the same class.
      const isSilent = error instanceof ErrorTimeout && error.message.startsWith('IFrame');
      throw isSilent ? new ErrorResponse({ error: 'interaction_required' }) : error;
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
 * Nothing of it lies in local storage: the signed-in user in the tab's own store, requests in session storage. Renewal is not left to the
 * library, which would renew once in every tab: see `renewal.ts`.
 */
export function createPortalUserManager(
  { identity }: Pick<PortalConfig, 'identity'>,
  store: TabStore,
): PortalUserManager {
  const start = `${window.location.origin}/`;
  return new PortalUserManager({
    authority: identity.authority,
    client_id: identity.clientId,
    scope: identity.scope,
    redirect_uri: start,
    post_logout_redirect_uri: start,
    response_type: 'code',
    userStore: store,
    stateStore: new WebStorageStateStore({ prefix: REQUEST_PREFIX, store: window.sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    requestTimeoutInSeconds: IDENTITY_TIMEOUT_S,
    // What a provider answers to a revocation means nothing (RFC 7009, section 2.2). Pages would be asked for with every call, and errors come as pages.
    revokeTokenAdditionalContentTypes: ['text/plain'],
    silentRequestTimeoutInSeconds: IDENTITY_TIMEOUT_S,
  });
}
