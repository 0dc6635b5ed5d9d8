import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleRelease, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { registeredRelease } from 'shared-contracts/releases/registeredRelease.ts';
import { KEPT_RELEASES } from '../workspace/limits.ts';
import { releaseBase, releaseFileIntegrity, withPreviews } from '../release/previousReleases.ts';
import { changeRegistry, readRegistry } from '../registry/registryFile.ts';
import { readRelease } from '../release/readRelease.ts';
import type { ReleaseAct } from '../release/releaseLog.ts';
import { integrityOf } from '../release/releaseName.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';
import { verifyCompressed } from '../workspace/verifyCompressed.ts';

/**
 * Throws when a release does not fit what is in force; asked once more when that changes before the release is in force, so that nothing slips
 * in between.
 */
export type Judge = () => void | Promise<void>;

/** Lets any release in. */
export const ANY_FITS: Judge = () => undefined;

/**
 * Puts a built module beside the releases that are there already, and makes it the active one.
 *
 * - built: folder that the module was built into
 * - a release's folder is written once: the same release again is compared with it, and refused when it differs
 *
 * Throws when a file differs from the hash that the release file states. Gives the registry as it is then.
 */
export async function publish(
  built: string,
  portal: string,
  judge: Judge = ANY_FITS,
): Promise<RegistryState> {
  const release = await placeRelease(built, portal);
  const current = await readRegistry(portal);
  if (current.modules[release.id]?.release.release === release.release) return current;
  return activate(portal, 'publish', release, judge);
}

/** Puts a built module beside the releases that are there already, as {@link publish} does; it is in force for nobody. */
export async function placeRelease(built: string, portal: string): Promise<ModuleRelease> {
  const release = await readRelease(built);
  const folder = join(portal, releaseBase(release.id, release.release));
  await copyOnce(built, folder);
  await verifyFiles(folder, release);
  return release;
}

/**
 * Makes the release that was active before the active one again; its files are still there.
 *
 * Throws when there is none. The release that is left goes to the front of the list, so that a second call undoes the first.
 */
export async function rollBack(id: string, portal: string, judge: Judge = ANY_FITS): Promise<RegistryState> {
  const folder = await previousFolder(id, portal);
  const release = await readRelease(folder);
  await verifyFiles(folder, release);
  return activate(portal, 'rollback', release, judge);
}

/**
 * Switches a module off, or on again, without touching its releases: pages say that it is switched off, and load nothing of it.
 *
 * - judge: asked before it is switched on, as what is in force beside it may be another by now
 *
 * Throws when the registry does not name it. Changes nothing when it is so already.
 */
export async function switchModule(
  id: string,
  to: 'off' | 'on',
  portal: string,
  judge: Judge = ANY_FITS,
): Promise<RegistryState> {
  const { modules } = await readRegistry(portal);
  return changeRegistry(portal, actOn(`switch-${to}`, published(id, modules).release), async (latest) => {
    const entry = published(id, latest);
    if ((entry.isOff === true) === (to === 'off')) return latest;
    if (to === 'on') await judge();
    return { ...latest, [id]: switched(entry, to) };
  });
}

/** Gives the entry of a module. Throws when there is none. */
export function published(id: string, modules: Registry['modules']): RegistryModule {
  const entry = modules[id];
  if (entry === undefined) throw new Error(`${id} has never been published here.`);
  return entry;
}

/** Gives a module's entry switched off or on. */
export function switched(entry: RegistryModule, to: 'off' | 'on'): RegistryModule {
  const { isOff: _was, ...rest } = entry;
  return to === 'off' ? { ...rest, isOff: true } : rest;
}

/**
 * Puts a release in force for all whose files are in their place.
 *
 * - judge: throws when it must not be, by what is in force by then; asked again when that changes meanwhile
 */
export function activate(
  portal: string,
  act: 'publish' | 'rollback' | 'promote',
  release: ModuleRelease,
  judge: (modules: Registry['modules']) => void | Promise<void>,
): Promise<RegistryState> {
  return changeRegistry(portal, actOn(act, release), async (modules) => {
    await judge(modules);
    const current = modules[release.id];
    const integrity = current && (await releaseFileIntegrity(portal, current.release));
    return { ...modules, [release.id]: activated(current, release, integrity) };
  });
}

/** Describes for the log what is done with a release of a module. */
export function actOn(act: ReleaseAct['act'], { id, release, provenance }: ModuleRelease): ReleaseAct {
  return { act, module: id, release, provenance };
}

/** Gives the folder of the release that was active before the active one. Throws when there is none. */
export async function previousFolder(id: string, portal: string): Promise<string> {
  const { modules } = await readRegistry(portal);
  const previous = modules[id]?.previous[0];
  if (previous === undefined) throw new Error(`${id} has no earlier release to go back to.`);
  return join(portal, releaseBase(id, previous.release));
}

/**
 * Gives a module's registry entry with another release in force; one that is switched off stays so, and what is a preview is none once it
 * is in force. A canary ends: it was to be compared with the release that is left.
 *
 * - integrity: hash of the `release.json` of the release in force so far; without it that release is not remembered
 */
export function activated(
  current: RegistryModule | undefined,
  release: ModuleRelease,
  integrity?: string,
): RegistryModule {
  const left =
    current === undefined || integrity === undefined ? [] : [{ release: current.release.release, integrity }];
  const earlier = (current?.previous ?? []).filter((one) => one.release !== left[0]?.release);
  const previous = [...left, ...earlier]
    .filter((one) => one.release !== release.release)
    .slice(0, KEPT_RELEASES);
  const entry = withPreviews(
    { base: releaseBase(release.id, release.release), release: registeredRelease(release), previous },
    (current?.previews ?? []).filter((one) => one.release !== release.release),
  );
  return current?.isOff === true ? { ...entry, isOff: true } : entry;
}

/** Copies a folder unless its goal is there; next to the goal first, so that a release folder is either whole or not there. */
export async function copyOnce(built: string, folder: string): Promise<void> {
  if (await exists(folder)) return;
  const temporary = `${folder.replace(/[\\/]$/, '')}.${process.pid}.part`;
  await mkdir(temporary, { recursive: true });
  await cp(built, temporary, { recursive: true });
  try {
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Somebody published the same release meanwhile: what lies there is checked like any other.
    if (!(await exists(folder))) throw error;
  }
}

/** Throws when a file of a release, or what it was compressed to, is not what its description states. */
export async function verifyFiles(
  folder: string,
  release: Pick<ModuleRelease, 'id' | 'release' | 'files'>,
): Promise<void> {
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const content = await readFile(join(folder, name));
    if (integrityOf(content) !== integrity)
      throw new Error(`${release.id} ${release.release}: ${name} is not what was built.`);
  }
  await verifyCompressed(folder);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
