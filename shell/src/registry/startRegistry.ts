import type { Registry } from 'shared-contracts/releases/registry.ts';
import type { BootData } from 'shared-contracts/releases/bootData.ts';
import { isSignedRegistry, RegistryRefusal, type Verify } from 'shared-contracts/releases/signedRegistry.ts';
import type { RegistryMemory } from './registryMemory.ts';
import { createRegistryTrust, type RegistryTrust } from './registryTrust.ts';

type StartParts = {
  /** Undefined when the page came without. */
  readonly boot: BootData | undefined;
  readonly memory: RegistryMemory;
  readonly verify: Verify;
  /** Asks for the registry as it is now. */
  readonly fetchRegistry: (trust: RegistryTrust) => Promise<Registry>;
};

export type StartedRegistry = { readonly registry: Registry; readonly trust: RegistryTrust };

/**
 * Gives the registry that the portal starts with: the page's, else the last good one of this browser, else the one that is fetched now.
 *
 * Throws RegistryRefusal, why the page's was not taken, when none is to be trusted. Nothing is asked for while the page's holds.
 */
export async function startRegistry(parts: StartParts): Promise<StartedRegistry> {
  const { boot, memory, verify } = parts;
  // What a page of an earlier shell or of nobody carries vouches for nothing.
  if (boot === undefined || !Array.isArray(boot.roots) || !isSignedRegistry(boot.registry))
    throw new RegistryRefusal('malformed', 'the page carries no signed registry');
  const trust = createRegistryTrust({ roots: boot.roots, memory, verify });
  try {
    return { registry: await trust.take(boot.registry), trust };
  } catch (refusal) {
    if (!(refusal instanceof RegistryRefusal) || refusal.reason === 'unsupported') throw refusal;
    reportError(refusal);
    const registry = (await trust.lastGood()) ?? (await parts.fetchRegistry(trust).catch(() => undefined));
    if (registry === undefined) throw refusal;
    return { registry, trust };
  }
}
