import { RenewalRefusedError } from './keeper/renewal.ts';
import { storedRole } from '../kept/roleStorage.ts';
import type { SessionKeeper } from './keeper/sessionKeeper.ts';
import { signIn } from './signInAndOut.ts';
import { clearSessionCookies } from './keeper/storedSession.ts';
import { isTokenCookieDeleted } from '../kept/tokenCookie.ts';

export type RestoreOptions = {
  /** False on the way back from the identity provider: setting out again at once could go on for ever. */
  readonly maySignIn: boolean;
};

/**
 * Brings the session to life when the page starts: that of this tab before a reload, else that of another tab, else a new one by what the
 * identity provider still knows of the person.
 *
 * A token that ran out is renewed. Where that is refused, or nobody is signed in though a role is stored, sign-in starts by itself; where
 * the token's cookie was deleted it does not, since somebody wanted the session to end.
 */
export async function restoreSession(keeper: SessionKeeper, { maySignIn }: RestoreOptions): Promise<void> {
  const startsItself = storedRole() !== null && maySignIn;
  if (await isTokenCookieDeleted()) return keeper.end('expired');
  if ((await keeper.manager.getUser()) === null) {
    if (startsItself) {
      keeper.manager.prepare();
      if (await keeper.join()) return;
    }
    // What a page left that could not clear up, as in a browser that was killed.
    clearSessionCookies();
    if (startsItself) void signIn(keeper);
    return;
  }
  try {
    await keeper.token();
    const user = await keeper.manager.getUser();
    if (user !== null) keeper.keepCookies(user);
  } catch (error) {
    if (!(error instanceof RenewalRefusedError)) return keeper.end('unreachable');
    if (startsItself) void signIn(keeper);
  }
}
