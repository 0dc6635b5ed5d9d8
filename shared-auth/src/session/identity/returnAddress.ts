/** What is kept with a sign-in request: where the person wanted to go. */
export type SignInState = { readonly returnTo: string };

/** Gives the address that the page shows now, as path with query and fragment. */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/**
 * Reads from a kept sign-in request where the person wanted to go.
 *
 * Gives the start page for whatever is not an address of this portal, so that a forged request leads nowhere else.
 *
 * - stored: the request as oidc-client-ts stores it, JSON with the member `data`
 */
export function returnAddressOf(stored: string | null): string {
  try {
    const request: unknown = JSON.parse(stored ?? 'null');
    const returnTo = memberOf(memberOf(request, 'data'), 'returnTo');
    if (typeof returnTo !== 'string') return '/';
    const url = new URL(returnTo, window.location.origin);
    const isOurs = returnTo.startsWith('/') && url.origin === window.location.origin;
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}

/** Begins the keys under which requests to sign in are kept. */
export const REQUEST_PREFIX = 'oidc.';

/**
 * Gives where the person wanted to go whose request to sign in an address answers.
 *
 * - answer: parameters of the address
 * - requests: those of this tab, by {@link REQUEST_PREFIX} and the answer's `state`
 */
export function requestedAddress(answer: URLSearchParams, requests: Pick<Storage, 'getItem'>): string {
  return returnAddressOf(requests.getItem(REQUEST_PREFIX + (answer.get('state') ?? '')));
}

/** Shows another address without loading the page anew; a router that is already there follows. */
export function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
