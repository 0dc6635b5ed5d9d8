import type { ModuleRelease, RegistryModule } from 'shared-contracts/registry.ts';
import { releaseFileIntegrity } from './previousReleases.ts';
import { activated, actOn, placeRelease } from './publish.ts';
import { activatedShell, placeShell, shellInForce } from './publishShell.ts';
import { changeState } from './registryFile.ts';
import type { ReleaseAct } from './releaseLog.ts';
import type { RegistryState } from './signing/keptRegistry.ts';
import { SHELL_ID } from './workspace.ts';

/**
 * Puts a built shell and built modules in force by one change of the registry, so that no page is ever written of which one half is new.
 * They have been found to fit each other.
 *
 * - known: ids of the modules that there are; the registry forgets all others
 */
export async function publishTogether(
  builtShell: string,
  builtModules: readonly string[],
  known: readonly string[],
  portal: string,
): Promise<RegistryState> {
  const shell = await placeShell(builtShell, portal);
  const releases = await Promise.all(builtModules.map((built) => placeRelease(built, portal)));
  return changeState(portal, async (before) => {
    const changed = releases.filter(({ id, release }) => before.modules[id]?.release.release !== release);
    const forgotten = Object.keys(before.modules).filter((id) => !known.includes(id));
    const isNewShell = before.shell?.release !== shell.release;
    if (changed.length === 0 && forgotten.length === 0 && !isNewShell) return null;
    const kept = Object.entries(before.modules).filter(([id]) => known.includes(id));
    const entries = await Promise.all(
      changed.map((release) => entryOf(portal, before.modules[release.id], release)),
    );
    const acts: readonly ReleaseAct[] = [
      ...(isNewShell
        ? [
            {
              act: 'publish',
              module: SHELL_ID,
              release: shell.release,
              provenance: shell.provenance,
            } as const,
          ]
        : []),
      ...changed.map((release) => actOn('publish', release)),
      ...forgotten.map((id) => ({ act: 'remove', module: id, release: null }) as const),
    ];
    return {
      acts,
      modules: Object.fromEntries([...kept, ...entries]),
      shell: activatedShell(await shellInForce(portal, before), shell),
    };
  });
}

async function entryOf(portal: string, current: RegistryModule | undefined, release: ModuleRelease) {
  const integrity = current && (await releaseFileIntegrity(portal, current.release));
  return [release.id, activated(current, release, integrity)] as const;
}
