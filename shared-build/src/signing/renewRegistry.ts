import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from 'shared-contracts/registry.ts';
import { REGISTRY_LIFETIME_MS } from '../limits.ts';
import { signRegistry } from '../registryFile.ts';
import type { ReleaseAct } from '../releaseLog.ts';
import { keyFolder, readKeys } from './keyFolder.ts';
import { readKept, readUnjudged } from './keptRegistry.ts';

const RENEWAL: ReleaseAct = { act: 'renew', module: '*', release: null };
const ADOPTION: ReleaseAct = { act: 'adopt', module: '*', release: null };

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
 * Puts the shell and the modules that a portal folder names in force in another, whoever signed its registry: such as those of a new image. With the same
 * folder twice, signs what is there, such as after the keys were lost. Gives null when they are in force already.
 */
export async function adopt(from: string, portal: string): Promise<Registry | null> {
  if (resolve(from) === resolve(portal)) {
    const believed = async () => ({ registry: await readUnjudged(portal), vouched: null });
    return signRegistry(portal, ADOPTION, ({ registry: { modules } }) => ({ modules }), believed);
  }
  const { modules, shell = null } = await readUnjudged(from);
  const { registry, vouched } = await readKept(portal, await readKeys(keyFolder()));
  const isInForce = isDeepStrictEqual([registry.modules, registry.shell ?? null], [modules, shell]);
  if (vouched !== null && isInForce) return null;
  return signRegistry(portal, ADOPTION, () => ({ modules, shell }));
}
