/**
 * Reads a cookie of this page.
 *
 * - result: the decoded value; undefined when the cookie is absent or is not well encoded
 */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(prefix.length));
  } catch {
    return undefined;
  }
}

/**
 * Writes a cookie for the whole portal that is never sent along with requests from other sites.
 *
 * - value: encoded here
 * - maxAgeS: whole seconds from now; null for as long as the browser is open
 * - `Secure` is set whenever the page itself came over https
 */
export function writeCookie(name: string, value: string, maxAgeS: number | null): void {
  const age = maxAgeS === null ? '' : `; Max-Age=${Math.floor(maxAgeS)}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}${age}; Path=/; SameSite=Strict${secure}`;
}

/** Removes a cookie that {@link writeCookie} wrote. */
export function clearCookie(name: string): void {
  writeCookie(name, '', 0);
}
