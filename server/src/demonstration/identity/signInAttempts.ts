const WINDOW_MS = 5 * 60_000;
const FAULTS_PER_NAME = 10;
const FAULTS_PER_ADDRESS = 100;
const MOST_REMEMBERED = 10_000;

export type SignInAttempts = {
  /** Counts an attempt as wrong before its password is looked at; false when it is not let through. */
  readonly begin: (name: string, address: string) => boolean;
  /** Takes back what was counted against a name and its address. */
  readonly succeeded: (name: string, address: string) => void;
};

/**
 * Counts wrong passwords, so that nobody can try many: ten in five minutes for one name from one address, a hundred from one address.
 *
 * An attempt counts from its beginning, so that many at once are no way around. Attempts for one name from other addresses do not
 * lock its owner out.
 */
export function signInAttempts(clock: () => Date): SignInAttempts {
  const faults = new Map<string, { count: number; readonly until: number }>();

  function countOf(key: string): number {
    const entry = faults.get(key);
    if (entry === undefined) return 0;
    if (entry.until > clock().getTime()) return entry.count;
    faults.delete(key);
    return 0;
  }

  function add(key: string): void {
    const count = countOf(key);
    const entry = faults.get(key);
    if (entry !== undefined) entry.count = count + 1;
    else {
      const oldest = faults.size >= MOST_REMEMBERED ? faults.keys().next() : undefined;
      if (oldest?.done === false) faults.delete(oldest.value);
      faults.set(key, { count: 1, until: clock().getTime() + WINDOW_MS });
    }
  }

  return {
    begin: (name, address) => {
      const ofName = JSON.stringify([name, address]);
      if (countOf(ofName) >= FAULTS_PER_NAME || countOf(address) >= FAULTS_PER_ADDRESS) return false;
      add(ofName);
      add(address);
      return true;
    },
    succeeded: (name, address) => {
      faults.delete(JSON.stringify([name, address]));
      const ofAddress = faults.get(address);
      if (ofAddress !== undefined) ofAddress.count -= 1;
    },
  };
}
