import { RENEWAL_THRESHOLD_S } from 'shared-contracts/session.ts';
import { secondsLeft } from './holder.ts';
import { RenewalRefusedError } from './renewal.ts';
import { storedRole } from './roleStorage.ts';
import type { SessionKeeper } from './sessionKeeper.ts';
import { signIn } from './signInAndOut.ts';
import { storeSession } from './storedSession.ts';
import { tokenCookieState } from './tokenCookie.ts';

export type RestoreOptions = {
  readonly homeOrganization: string;
  /** False on the way back from the identity provider: setting out again at once could go on for ever. */
  readonly maySignIn: boolean;
};

/**
 * Brings the stored session to life when the page starts.
 *
 * A token that ran out is renewed. Where that is refused, or nobody is signed in though a role is stored, sign-in starts by itself; where
 * the token's cookie was deleted it does not, since somebody wanted the session to end.
 */
export async function restoreSession(
  keeper: SessionKeeper,
  { homeOrganization, maySignIn }: RestoreOptions,
): Promise<void> {
  const hadRole = storedRole() !== null;
  const user = await keeper.manager.getUser();
  if (user === null) {
    if (hadRole && maySignIn) void signIn(keeper);
    return;
  }
  const cookie = tokenCookieState();
  if (cookie === 'deleted') return keeper.end('expired');
  if (secondsLeft(user) > RENEWAL_THRESHOLD_S && cookie !== 'ran-out') {
    storeSession(user, homeOrganization);
    return;
  }
  try {
    await keeper.renew(user.access_token);
  } catch (error) {
    if (!(error instanceof RenewalRefusedError)) return keeper.end('unreachable');
    if (hadRole && maySignIn) void signIn(keeper);
  }
}
