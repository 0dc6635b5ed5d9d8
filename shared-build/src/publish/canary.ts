import { join } from 'node:path';
import {
  LEAST_PERCENT,
  type ModuleCanary,
  MOST_PERCENT,
  type Registry,
  type RegistryModule,
} from 'shared-contracts/releases/registry.ts';
import { registeredRelease } from 'shared-contracts/releases/registeredRelease.ts';
import { releaseBase, releaseFileIntegrity } from '../release/previousReleases.ts';
import { ANY_FITS, activate, actOn, type Judge, placeRelease, verifyFiles } from './publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { changeRegistry, readRegistry } from '../registry/registryFile.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

/**
 * Puts a built module beside the releases that are there already, and makes it the release of a part of the browsers. A canary that is there
 * already gets another percent, and those who have it keep it when that rises; another canary ends.
 *
 * - built: folder that the module was built into
 * - percent: an integer from {@link LEAST_PERCENT} to {@link MOST_PERCENT}
 *
 * Throws when it is no such number, and when there is no release of the others that these browsers could go back to.
 */
export async function publishCanary(
  built: string,
  portal: string,
  percent: number,
  judge: Judge = ANY_FITS,
): Promise<RegistryState> {
  if (!Number.isInteger(percent) || percent < LEAST_PERCENT || percent > MOST_PERCENT)
    throw new Error(`A canary is for ${LEAST_PERCENT} to ${MOST_PERCENT} percent of the browsers.`);
  const release = await placeRelease(built, portal);
  const { id, release: name } = release;
  const current = await readRegistry(portal);
  const running = current.modules[id]?.canary;
  if (running?.release.release === name && running.percent === percent) return current;
  return changeRegistry(portal, { ...actOn('canary', release), percent }, async (modules) => {
    await judge();
    const entry = modules[id];
    if (entry === undefined)
      throw new Error(`${id} has never been published here: publish it for all first.`);
    if (entry.release.release === name) throw new Error(`${id}: ${name} is in force for all already.`);
    const stable = await releaseFileIntegrity(portal, entry.release);
    if (stable === undefined)
      throw new Error(`${id}: the files of ${entry.release.release} are not there to go back to.`);
    const canary = { percent, base: releaseBase(id, name), release: registeredRelease(release), stable };
    return { ...modules, [id]: { ...entry, canary } };
  });
}

/** Puts the canary of a module in force for all. Throws when there is none, and when its files are not what was built. */
export async function promote(id: string, portal: string, judge: Judge = ANY_FITS): Promise<RegistryState> {
  const { release } = await readCanary(id, portal);
  const folder = join(portal, releaseBase(id, release.release));
  // The registry names a part of its files only.
  if ((await releaseFileIntegrity(portal, release)) === undefined)
    throw new Error(`${id}: the files of ${release.release} are not what was built.`);
  await verifyFiles(folder, await readRelease(folder));
  return activate(portal, 'promote', release, async (modules) => {
    requireCanary(modules, id, release.release);
    await judge();
  });
}

/** Ends the canary of a module: all browsers get the release that is in force. Throws when there is none, or it is another by now. */
export async function halt(id: string, canary: string, portal: string): Promise<RegistryState> {
  const { release } = requireCanary((await readRegistry(portal)).modules, id, canary).canary;
  return changeRegistry(portal, actOn('halt', release), (modules) => {
    const { canary: _ended, ...rest } = requireCanary(modules, id, canary);
    return { ...modules, [id]: rest };
  });
}

/** Gives the canary of a module. Throws when there is none. */
export async function readCanary(id: string, portal: string): Promise<ModuleCanary> {
  const { modules } = await readRegistry(portal);
  const canary = modules[id]?.canary;
  if (canary === undefined) throw new Error(`${id} has no canary.`);
  return canary;
}

/** Gives the entry of a module whose canary is still the one that was looked at. */
function requireCanary(
  modules: Registry['modules'],
  id: string,
  release: string,
): RegistryModule & { readonly canary: ModuleCanary } {
  const entry = modules[id];
  if (entry?.canary?.release.release !== release)
    throw new Error(`${id}: ${release} is not its canary any more.`);
  return { ...entry, canary: entry.canary };
}
