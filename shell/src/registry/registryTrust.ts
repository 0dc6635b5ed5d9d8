import type { Registry } from 'shared-contracts/releases/registry.ts';
import {
  type KeySet,
  openKeySet,
  openRegistry,
  type PublicKey,
  RegistryRefusal,
  type SignedRegistry,
  type Verify,
} from 'shared-contracts/releases/signedRegistry.ts';
import type { RegistryMemory } from './registryMemory.ts';

export type RegistryTrust = {
  /**
   * Gives the registry that a signed one holds, and remembers it.
   *
   * Throws RegistryRefusal when the roots do not vouch for who signed it, when its time is over, or when it or its keys are older than what
   * was taken before.
   */
  readonly take: (signed: SignedRegistry) => Promise<Registry>;
  /** Gives the last one that was taken by this tab or an earlier one, if it would still be taken. */
  readonly lastGood: () => Promise<Registry | undefined>;
};

type TrustParts = {
  readonly roots: readonly PublicKey[];
  readonly memory: RegistryMemory;
  readonly verify: Verify;
  readonly now?: () => Date;
};

/**
 * Judges registries before anything that they name is run.
 *
 * What was taken before is judged again by the newest keys: a registry of a key that was called back since neither stands in for another
 * nor keeps a later one out, whatever number it had.
 */
export function createRegistryTrust({
  roots,
  memory,
  verify,
  now = () => new Date(),
}: TrustParts): RegistryTrust {
  let taken: SignedRegistry | undefined;
  let newest: KeySet | undefined;

  const keySetOf = ({ keys }: SignedRegistry) => openKeySet(keys, roots, verify);

  /** Gives the newest of the keys that are known by now. */
  function learn(set: KeySet): KeySet {
    if (newest === undefined || set.version > newest.version) newest = set;
    return newest;
  }

  /** What this tab and earlier ones took, other than the one that is looked at; their keys count as much as those that come now. */
  async function takenBefore(signed?: SignedRegistry): Promise<readonly SignedRegistry[]> {
    const before = [taken, memory.read()].filter((one) => one !== undefined);
    const others = before.filter((one) => signed === undefined || !isSame(one, signed));
    for (const one of others) {
      const set = await unlessRefused(keySetOf(one));
      if (set !== undefined) learn(set);
    }
    return others;
  }

  return {
    take: async (signed) => {
      const set = await keySetOf(signed);
      const others = await takenBefore(signed);
      if (learn(set).version > set.version)
        throw new RegistryRefusal('replayed', `the set of keys ${set.version} is older than one before`);
      const registry = await openRegistry(signed, set, now(), verify);
      for (const one of others) {
        const earlier = await unlessRefused(openRegistry(one, set, null, verify));
        if (earlier !== undefined && earlier.sequence > registry.sequence)
          throw new RegistryRefusal('replayed', `${registry.sequence} is older than ${earlier.sequence}`);
      }
      if (taken === undefined || others.length > 0) memory.write(signed);
      taken = signed;
      return registry;
    },
    lastGood: async () => {
      const before = await takenBefore();
      const [set, at] = [newest, now()];
      if (set === undefined) return undefined;
      const opened = await Promise.all(
        before.map((one) => unlessRefused(openRegistry(one, set, at, verify))),
      );
      return opened.filter((one) => one !== undefined).sort((a, b) => b.sequence - a.sequence)[0];
    },
  };
}

function isSame(one: SignedRegistry, other: SignedRegistry): boolean {
  return one.signed === other.signed && one.keys.signed === other.keys.signed;
}

/** Gives undefined in place of what is refused. */
async function unlessRefused<T>(judged: Promise<T>): Promise<T | undefined> {
  try {
    return await judged;
  } catch (error) {
    if (error instanceof RegistryRefusal) return undefined;
    throw error;
  }
}
