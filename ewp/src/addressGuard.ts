import { isIP } from 'node:net';

/** An address that this server must not call. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Says whether a host of an address means this machine by its very name. */
export function isNameOfThisMachine(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/**
 * Checks an address that came from outside, such as an entry of the registry, before it is called.
 *
 * Public https addresses by name alone are let through: nothing inside the university's network can be reached by publishing its number. Where the
 * name leads is checked when it is called (`guardedLookup.ts`).
 *
 * - allowsLoopback: also http and https on this machine, for the demonstration with two nodes on one
 *
 * Throws ForbiddenAddress.
 */
export function guardAddress(address: string, { allowsLoopback }: { readonly allowsLoopback: boolean }): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') {
    throw new ForbiddenAddress('The address is malformed, or names a user.');
  }
  if (isNameOfThisMachine(url.hostname)) {
    if (allowsLoopback && /^https?:$/.test(url.protocol)) return url;
    throw new ForbiddenAddress('The address is on this machine.');
  }
  if (url.protocol !== 'https:') throw new ForbiddenAddress('The address does not begin with https.');
  // Without the brackets of an IPv6 address.
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0 || !url.hostname.includes('.')) {
    throw new ForbiddenAddress('The address has no public host name.');
  }
  return url;
}
