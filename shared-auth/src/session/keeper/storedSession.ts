import {
  DRAFT_STORAGE_PREFIX,
  DRAW_STORAGE_KEY,
  REGISTRY_STORAGE_KEY,
  TOKEN_COOKIE,
  TOKEN_LIFETIME_S,
  USER_DATA_COOKIE,
} from 'shared-contracts/session/session.ts';
import { clearCookie, readCookie, writeCookie } from '../../kept/cookies.ts';
import { holderOf, secondsLeft } from '../../user/holder.ts';
import { forgetOthersSealedDrafts, forgetSealKeys } from '../../kept/sealedDrafts.ts';
import { clearStoredRole, storeRole } from '../../kept/roleStorage.ts';
import { clearSessionKey } from '../../kept/sessionKey.ts';
import { clearSessionMark } from '../../kept/sessionMark.ts';
import type { SessionUser } from '../../user/sessionUser.ts';
import { readTokenClaims } from '../../user/tokenClaims.ts';
import { clearTokenCookie, writeTokenCookie } from '../../kept/tokenCookie.ts';

/** Begins the keys in local storage under which earlier releases kept tokens and requests for them. */
const EARLIER_KEYS = 'oidc.';

/**
 * Writes what the portal keeps of a session beside the tokens: token cookie, user data cookie, role.
 *
 * The token's cookie never outlives the token, the user data never the browser. Source: specification document 1, section 7; decision 0040.
 */
export function storeSession(user: SessionUser, homeOrganization: string, roleClaim?: string): void {
  const { role, data, subject } = holderOf(user, homeOrganization, roleClaim);
  forgetOthersSealedDrafts(subject);
  const maxAgeS = Math.min(secondsLeft(user), TOKEN_LIFETIME_S);
  writeTokenCookie(user.access_token, maxAgeS);
  writeCookie(USER_DATA_COOKIE, JSON.stringify(data), null);
  storeRole(role);
}

/** Removes what {@link storeSession} wrote, and ends what tabs have kept; what else lies in storage, such as drafts, stays. */
export function clearSession(): void {
  // First: a tab that finds cookies missing beside the mark takes them for those of a page that was left, and puts them back.
  clearSessionMark();
  clearSessionKey();
  clearSessionCookies();
  clearStoredRole();
}

/** Removes the cookies of a session that this page has no more, or that it can write again. */
export function clearSessionCookies(): void {
  clearTokenCookie();
  clearCookie(USER_DATA_COOKIE);
}

/** Removes the tokens that earlier releases kept in local storage. */
export function forgetEarlierTokens(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(EARLIER_KEYS)) window.localStorage.removeItem(key);
  }
}

/** Keys of what is of no person. */
const OF_NOBODY: readonly string[] = [REGISTRY_STORAGE_KEY, DRAW_STORAGE_KEY];

/**
 * Removes everything that the portal keeps in this browser, but for the language, the registry of releases, how the browser is drawn for
 * canaries, and what was typed and not saved. Drafts with personal data go, and so does the key that opens them.
 */
export function clearBrowser(): void {
  clearSession();
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(DRAFT_STORAGE_PREFIX) && !OF_NOBODY.includes(key))
      window.localStorage.removeItem(key);
  }
  window.sessionStorage.clear();
  forgetSealKeys();
}

/**
 * Gives the token to send: the cookie's, as long as it is of the person who is signed in.
 *
 * A cookie may be one that the browser does not keep, or of somebody else (cookies do not tell ports or, set from outside, subdomains
 * apart): then the token of the session itself is taken. That a deleted cookie ends the session is seen to before.
 */
export function bearerOf(user: SessionUser): string {
  const cookie = readCookie(TOKEN_COOKIE);
  if (cookie === undefined || cookie === user.access_token) return user.access_token;
  const [theirs, ours] = [readTokenClaims(cookie), readTokenClaims(user.access_token)];
  const isSamePerson =
    ours['sub'] !== undefined && theirs['sub'] === ours['sub'] && theirs['iss'] === ours['iss'];
  return isSamePerson ? cookie : user.access_token;
}
