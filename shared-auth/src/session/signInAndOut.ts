import { LANGUAGE_COOKIE, LANGUAGE_TAG, parseLanguage } from 'shared-contracts/text/language.ts';
import { logFailure } from '../logFailure.ts';
import { readCookie } from '../kept/cookies.ts';
import { currentAddress, type SignInState } from './identity/returnAddress.ts';
import type { SessionKeeper } from './keeper/sessionKeeper.ts';

const PROVIDER_LIMIT_MS = 10_000;
const REVOCATION_LIMIT_MS = 3_000;

/** Leaves for the identity provider, in the portal's language; see `Session.signIn`. */
export async function signIn(keeper: SessionKeeper, returnTo: string = currentAddress()): Promise<void> {
  const { manager, state } = keeper;
  const wasUnreachable = state.getState().end === 'unreachable';
  state.setState({ isLeaving: true, hasFailed: false });
  try {
    if (wasUnreachable) {
      if (await isRenewedAfterAll(keeper)) {
        state.setState({ isLeaving: false });
        return;
      }
      await requireProvider(await manager.metadataUrl());
    }
    await manager.clearStaleState();
    await manager.signinRedirect({
      state: { returnTo } satisfies SignInState,
      ui_locales: LANGUAGE_TAG[parseLanguage(readCookie(LANGUAGE_COOKIE))],
    });
  } catch (error) {
    logFailure('Sign-in could not start.', error);
    state.setState({ isLeaving: false, hasFailed: true });
  }
}

/**
 * Forgets the session in this browser, then leaves for the identity provider to end its own; see `Session.signOut`.
 *
 * When the identity provider is away, the person is signed out here all the same.
 */
export async function signOut(keeper: SessionKeeper): Promise<void> {
  const { manager, state } = keeper;
  const user = await manager.getUser();
  const idToken = user?.id_token;
  state.setState({ isLeaving: true });
  await keeper.end('signedOut');
  // The provider may know this browser no longer; by its refresh token it knows the session all the same.
  if (user?.refresh_token !== undefined) await endRenewal(manager, user.refresh_token);
  try {
    await manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
  } catch (error) {
    logFailure('The identity provider could not be told of the sign-out.', error);
    state.setState({ isLeaving: false });
  }
}

/** The page leaves in any case, and soon. */
async function endRenewal(manager: SessionKeeper['manager'], refreshToken: string): Promise<void> {
  const isLate = new Promise<void>((resolve) => {
    setTimeout(resolve, REVOCATION_LIMIT_MS);
  });
  const isOver = manager.endRenewal(refreshToken).catch((error: unknown) => {
    logFailure('The refresh token could not be revoked.', error);
  });
  await Promise.race([isOver, isLate]);
}

async function isRenewedAfterAll(keeper: SessionKeeper): Promise<boolean> {
  const user = await keeper.manager.getUser();
  if (user === null) return false;
  return keeper.renew(user.access_token).then(
    () => true,
    () => false,
  );
}

/** Throws unless the identity provider answers: better to stay with a message than to leave for a page that does not come. */
async function requireProvider(metadataUrl: string): Promise<void> {
  const answer = await fetch(metadataUrl, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PROVIDER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`The identity provider answers ${answer.status}.`);
}
