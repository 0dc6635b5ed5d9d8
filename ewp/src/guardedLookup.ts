import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { ForbiddenAddress, isNameOfThisMachine } from './addressGuard.ts';
import { isLoopbackAddress, isPublicAddress } from './publicAddress.ts';

/** Finds all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * Makes the function by which a connection finds the addresses of a name: only those that may be called are given, and the connection goes to
 * one of these. A name that changes its address after a check therefore gains nothing.
 *
 * - allowsLoopback: names of this machine may mean this machine
 */
export function guardedLookup(
  allowsLoopback: boolean,
  resolve: Resolve = (hostname) => systemLookup(hostname, { all: true }),
): LookupFunction {
  return (hostname, { all }, callback) => {
    const isAllowed = allowsLoopback && isNameOfThisMachine(hostname) ? isLoopbackAddress : isPublicAddress;
    void resolve(hostname).then(
      (found) => {
        const allowed = found.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (first === undefined) {
          callback(new ForbiddenAddress('The host name leads to no public address.'), '', 4);
        } else if (all === true) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), '', 4),
    );
  };
}
