import { SESSION_MARK_KEY } from 'shared-contracts/session/session.ts';

/**
 * Reads since when the newest tokens of this browser are there, in ms since 1970, whichever tab has them.
 *
 * Returns null when the session of this browser is over. A tab that slept, and heard nothing of the others, learns by it what became of the session.
 */
export function sessionMark(): number | null {
  const since = Number(window.localStorage.getItem(SESSION_MARK_KEY) ?? Number.NaN);
  return Number.isNaN(since) ? null : since;
}

/** Notes newer tokens; older ones change nothing. */
export function markSession(at: number): void {
  if (at > (sessionMark() ?? 0)) window.localStorage.setItem(SESSION_MARK_KEY, String(at));
}

export function clearSessionMark(): void {
  window.localStorage.removeItem(SESSION_MARK_KEY);
}
