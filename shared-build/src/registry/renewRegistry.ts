import type { Registry } from 'shared-contracts/releases/registry.ts';
import { REGISTRY_LIFETIME_MS } from '../workspace/limits.ts';
import { signRegistry } from './registryFile.ts';
import type { ReleaseAct } from '../release/releaseLog.ts';
import { keyFolder, readKeys } from '../signing/keyFolder.ts';
import { readKept, readUnjudged } from '../signing/keptRegistry.ts';

const RENEWAL: ReleaseAct = { act: 'renew', module: '*', release: null };

/**
 * Signs the registry of a portal folder anew, with its whole time before it; nothing else of it changes but its number.
 *
 * The number rises, so that the copy with the shorter time is refused by whoever has seen this one.
 */
export async function renew(portal: string): Promise<Registry> {
  return signRegistry(portal, RENEWAL, ({ registry: { modules } }) => ({ modules }));
}

/** Does so when it is not signed by keys that count, or less than half of its time is left. Gives null when it was not due. */
export async function renewIfDue(portal: string, now: Date = new Date()): Promise<Registry | null> {
  const { registry, vouched } = await readKept(portal, await readKeys(keyFolder()));
  const left = Date.parse(registry.expiresAt) - now.getTime();
  return vouched !== null && left > REGISTRY_LIFETIME_MS / 2 ? null : renew(portal);
}

/**
 * Does so with a registry that the keys do not vouch for, such as after they were lost: whoever asks for it says that what it names is right.
 *
 * Keys that are made for it are the only ones that count then.
 */
export async function renewUnverified(portal: string): Promise<Registry> {
  const believed = async () => ({ registry: await readUnjudged(portal), vouched: null });
  return signRegistry(portal, RENEWAL, ({ registry: { modules } }) => ({ modules }), believed);
}
