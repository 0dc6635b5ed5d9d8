import { networkOf } from './networkOf.ts';

const WINDOW_MS = 60_000;
/** More than any trial of a client makes; each such call may cost a signature, which is dear. */
const UNVERIFIED_PER_ADDRESS = 600;
/** A thousand notifications at once are welcome; this stops loops. */
const CALLS_PER_KEY = 12_000;
/** Enough to see what is wrong with a client; nobody fills the log of refusals, or keeps the database busy with it. */
const REFUSALS_PER_SENDER = 20;
const REFUSALS = 300;
/** Whoever comes from more addresses than these counts as one. */
const MOST_COUNTED = 50_000;

/**
 * Counts calls by the minute, so that nobody keeps the node from the others.
 *
 * Calls that prove who made them are not limited by address: behind one address are the systems of many institutions, and somebody who is none of them.
 */
export type CallLimits = {
  /** Counts a call that anybody may have made; false when there are too many from this IP address, of IPv6 from its network. */
  readonly allowsUnverified: (address: string) => boolean;
  /** Counts a call of the owner of a key; false when there are too many. */
  readonly allowsCaller: (keyId: string) => boolean;
  /** Counts a refused call that is to be kept, by whoever is known to have made it, a key or an address; false when there are too many of that sender's or of all. */
  readonly allowsKeeping: (sender: string) => boolean;
};

/** Begins to count. */
export function callLimits(clock: () => Date): CallLimits {
  const counts = new Map<string, number>();
  let endsAt = 0;
  const allows = (who: string, limit: number): boolean => {
    const now = clock().getTime();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + WINDOW_MS;
    }
    const counted = counts.has(who) || counts.size < MOST_COUNTED ? who : 'all others';
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    return count <= limit;
  };
  return {
    allowsUnverified: (address) => allows(networkOf(address), UNVERIFIED_PER_ADDRESS),
    allowsCaller: (keyId) => allows(keyId, CALLS_PER_KEY),
    allowsKeeping: (sender) =>
      allows(`refused ${sender}`, REFUSALS_PER_SENDER) && allows('refused', REFUSALS),
  };
}
