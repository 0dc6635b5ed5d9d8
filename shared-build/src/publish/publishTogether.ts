import type { ModuleRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { releaseFileIntegrity } from '../release/previousReleases.ts';
import { activated, actOn, ANY_FITS, type Judge, placeRelease, switched } from './publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { activatedShell, actOnShell, placeShell, readBuiltShell, shellInForce } from './publishShell.ts';
import { changeState } from '../registry/registryFile.ts';
import type { ReleaseAct } from '../release/releaseLog.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

/**
 * Builds that come into force together.
 *
 * - shell, modules: folders of what was built; without a shell, the one in force stays
 * - off: ids of modules that are switched off by the same change
 * - judge: throws when they do not fit; asked where they change anything
 */
export type Together = {
  readonly shell?: string;
  readonly modules: readonly string[];
  readonly off?: readonly string[];
  readonly judge?: Judge;
};

/**
 * Puts a built shell and built modules in force by one change of the registry, so that no page is ever written of which one half is new.
 *
 * - choose: says which, by what is in force; asked once more when that changes meanwhile
 *
 * Throws as `placeRelease`, with nothing put in force.
 */
export async function publishTogether(
  portal: string,
  choose: () => Promise<Together>,
): Promise<RegistryState> {
  return changeState(portal, async (before) => {
    const { shell: builtShell, modules: builtModules, off = [], judge = ANY_FITS } = await choose();
    const shell = builtShell === undefined ? undefined : await readBuiltShell(builtShell);
    const releases = await Promise.all(builtModules.map(readRelease));
    const changed = releases.filter(({ id, release }) => before.modules[id]?.release.release !== release);
    const left = off.flatMap((id) => before.modules[id] ?? []).filter(({ isOff }) => isOff !== true);
    const isNewShell = shell !== undefined && before.shell?.release !== shell.release;
    const isSame = [...changed, ...left].length === 0 && !isNewShell;
    if (!isSame) await judge();
    if (builtShell !== undefined) await placeShell(builtShell, portal);
    await Promise.all(builtModules.map((built) => placeRelease(built, portal)));
    if (isSame) return null;
    const entries = await Promise.all(
      changed.map((release) => entryOf(portal, before.modules[release.id], release)),
    );
    const acts: readonly ReleaseAct[] = [
      ...(isNewShell ? [actOnShell('publish', shell)] : []),
      ...changed.map((one) => actOn('publish', one)),
      ...left.map(({ release }) => actOn('switch-off', release)),
    ];
    return {
      acts,
      modules: Object.fromEntries([
        ...Object.entries(before.modules),
        ...entries,
        ...left.map((entry) => [entry.release.id, switched(entry, 'off')] as const),
      ]),
      shell: shell === undefined ? undefined : activatedShell(await shellInForce(portal, before), shell),
    };
  });
}

async function entryOf(portal: string, current: RegistryModule | undefined, release: ModuleRelease) {
  const integrity = current && (await releaseFileIntegrity(portal, current.release));
  return [release.id, activated(current, release, integrity)] as const;
}
