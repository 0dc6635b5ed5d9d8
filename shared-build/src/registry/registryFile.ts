import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { withFileLock } from '../workspace/fileLock.ts';
import { withHashedPrevious } from '../release/previousReleases.ts';
import { logRelease, type ReleaseAct } from '../release/releaseLog.ts';
import { keyFolder, makeKeys, readKeys, type ReleaseKeys } from '../signing/keyFolder.ts';
import { type KeptRegistry, readKept, REGISTRY_FILE, type RegistryState } from '../signing/keptRegistry.ts';
import { type RegistryChange, sealRegistry } from '../signing/sealRegistry.ts';

/** Thrown when somebody else changed the registry since it was read. */
export class RegistryConflictError extends Error {
  override readonly name = 'RegistryConflictError';
}

/**
 * Reads the registry of a portal folder; one that does not exist yet is empty, with sequence 0.
 *
 * Throws when it is not signed as it should be: `readKept`.
 */
export async function readRegistry(portal: string): Promise<RegistryState> {
  return withHashedPrevious(portal, (await readKept(portal, await readKeys(keyFolder()))).registry);
}

/**
 * Replaces the registry if it is still the one that was read, and signs it.
 *
 * - expectedSequence: what {@link readRegistry} gave; the new registry gets a higher number
 * - act: written to the log of releases before the registry is there, so that no change is without its line
 *
 * Throws RegistryConflictError when the sequence has moved on. Nobody ever reads a half-written file.
 */
export async function writeRegistry(
  portal: string,
  expectedSequence: number,
  modules: Registry['modules'],
  act?: ReleaseAct,
): Promise<Registry> {
  return signRegistry(portal, act, ({ registry }) => {
    requireStill(registry, expectedSequence);
    return { modules };
  });
}

/**
 * Changes the modules of the registry by a function without effects of its own, again and again until nobody else was faster, and writes to the log who did what.
 *
 * - change: gives the modules that it got when there is nothing to change; then nothing is logged either
 */
export async function changeRegistry(
  portal: string,
  act: ReleaseAct,
  change: (modules: Registry['modules']) => Registry['modules'] | Promise<Registry['modules']>,
): Promise<RegistryState> {
  return changeState(portal, async ({ modules: before }) => {
    const modules = await change(before);
    return modules === before ? null : { acts: [act], modules };
  });
}

/** A change of the registry, and the lines that it leaves in the log. */
export type StateChange = RegistryChange & { readonly acts: readonly ReleaseAct[] };

/**
 * Changes the registry as a whole, by a function that judges what is there: again and again until nobody else was faster.
 *
 * - change: gives null when there is nothing to change; throws when it must not be
 */
export async function changeState(
  portal: string,
  change: (before: RegistryState) => Promise<StateChange | null>,
): Promise<RegistryState> {
  for (;;) {
    const before = await readRegistry(portal);
    const wanted = await change(before);
    if (wanted === null) return before;
    try {
      return await signRegistry(portal, wanted.acts, ({ registry }) => {
        requireStill(registry, before.sequence);
        return wanted;
      });
    } catch (error) {
      if (!(error instanceof RegistryConflictError)) throw error;
    }
  }
}

function requireStill({ sequence }: RegistryState, expected: number): void {
  if (sequence !== expected)
    throw new RegistryConflictError(`The registry is at ${sequence}, not at ${expected}.`);
}

/**
 * Signs what follows the registry that is there, while nobody else changes it; makes the keys when there are none yet.
 *
 * Throws when the keys that are here do not allow it: `sealRegistry`.
 */
export async function signRegistry(
  portal: string,
  acts: readonly ReleaseAct[] | ReleaseAct | undefined,
  change: (kept: KeptRegistry, keys: ReleaseKeys) => RegistryChange,
  read: (portal: string, keys: ReleaseKeys | null) => Promise<KeptRegistry> = readKept,
): Promise<Registry> {
  return withRegistryLock(portal, async () => {
    const known = await readKeys(keyFolder());
    const kept = await read(portal, known);
    const keys = known ?? (await makeKeys(keyFolder()));
    const { registry, signed } = sealRegistry(kept, change(kept, keys), keys);
    const temporary = join(portal, 'registry', `.registry.${process.pid}.json`);
    for (const act of [acts ?? []].flat()) await logRelease(portal, registry.sequence, act);
    await writeFile(temporary, `${JSON.stringify(signed, null, 2)}\n`);
    await rename(temporary, join(portal, REGISTRY_FILE));
    return registry;
  });
}

/** Does something while no other release command changes the portal's registry or page. */
export async function withRegistryLock<T>(portal: string, work: () => Promise<T>): Promise<T> {
  await mkdir(join(portal, 'registry'), { recursive: true });
  return withFileLock(join(portal, 'registry', '.lock'), work);
}
