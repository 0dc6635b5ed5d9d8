import { TOKEN_COOKIE } from 'shared-contracts/session/session.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

/** Holds when the cookie that was written last runs out, in ms since 1970; {@link NOT_KEPT} where the browser did not take it. */
export const RUNS_OUT_KEY = 'token-cookie-runs-out';
const NOT_KEPT = 'not-kept';

/**
 * What became of the token cookie.
 *
 * - ran-out: it came to the end of its time
 * - deleted: it is gone before its time, so somebody has ended the session of this browser
 * - not-kept: this browser takes none, or not one of this size (4 KB); or none was written yet
 */
export type TokenCookieState = 'there' | 'ran-out' | 'deleted' | 'not-kept';

/** Writes the cookie that the token is read from. Source: specification document 1, section 7. */
export function writeTokenCookie(token: string, maxAgeS: number): void {
  writeCookie(TOKEN_COOKIE, token, maxAgeS);
  const isTaken = maxAgeS < 1 || readCookie(TOKEN_COOKIE) === token;
  window.localStorage.setItem(RUNS_OUT_KEY, isTaken ? String(Date.now() + maxAgeS * 1000) : NOT_KEPT);
}

/** A page that is left takes the cookie along, and another tab puts it back: so long that may take. */
const PUT_BACK_MS = 300;

/** Tells whether somebody has deleted the cookie, once it is sure that no tab is about to put it back. */
export async function isTokenCookieDeleted(): Promise<boolean> {
  if ((await presentState()) !== 'deleted') return false;
  await new Promise((resolve) => setTimeout(resolve, PUT_BACK_MS));
  return (await presentState()) === 'deleted';
}

/** `document.cookie` may tell for long what it told before: of what others do, browsers that have a store of cookies tell there. */
async function presentState(): Promise<TokenCookieState> {
  if (!('cookieStore' in window)) return tokenCookieState();
  return stateOf((await window.cookieStore.get(TOKEN_COOKIE)) !== null);
}

export function tokenCookieState(): TokenCookieState {
  return stateOf(readCookie(TOKEN_COOKIE) !== undefined);
}

function stateOf(isThere: boolean): TokenCookieState {
  if (isThere) return 'there';
  const runsOut = Number(window.localStorage.getItem(RUNS_OUT_KEY) ?? NOT_KEPT);
  if (Number.isNaN(runsOut)) return 'not-kept';
  // Its time is kept in whole seconds.
  return runsOut - Date.now() < 1000 ? 'ran-out' : 'deleted';
}

/** Returns whether a closed page removed the cookie: it removes the time at which the cookie expires, too. */
export function isTokenCookieTakenAlong(): boolean {
  return readCookie(TOKEN_COOKIE) === undefined && window.localStorage.getItem(RUNS_OUT_KEY) === null;
}

/** Removes the cookie as the portal does it itself: what is gone so was not deleted by somebody. */
export function clearTokenCookie(): void {
  window.localStorage.removeItem(RUNS_OUT_KEY);
  clearCookie(TOKEN_COOKIE);
}
