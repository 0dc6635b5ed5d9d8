import { join } from 'node:path';
import type { ModuleRelease, RegistryModule } from 'shared-contracts/registry.ts';
import { type Candidate, incompatibilities, type Mover } from './compatibility.ts';
import { releaseBase } from './previousReleases.ts';
import { readRelease } from './publish.ts';
import { readOwnJson } from './readJson.ts';
import { readRegistry } from './registryFile.ts';
import { type BuildReport, REPORT_FILE } from './releaseFile.ts';
import type { ShellRelease } from './shellRelease.ts';

/**
 * Throws unless the modules in the given folders can run together in the shell; the message has a line for every reason.
 *
 * - folders: built modules, or releases that are published
 * - mover: which side is about to be released
 */
export async function requireCompatible(
  shell: ShellRelease,
  folders: readonly string[],
  mover: Mover = 'module',
): Promise<void> {
  const problems = incompatibilities(shell, await Promise.all(folders.map(readCandidate)), mover);
  if (problems.length > 0)
    throw new Error(`Not compatible:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Throws unless modules fit a shell and the other modules that are in force: both where a browser has no canary, and where it has them all.
 * What stands in the way lies in one module or between two, so that this covers every choice of canaries.
 *
 * - ids, folders: modules that are about to be replaced, and what takes their place
 */
export async function requireFit(
  portal: string,
  shell: ShellRelease,
  ids: readonly string[],
  folders: readonly string[],
  mover?: Mover,
): Promise<void> {
  const [stable, canaries] = [await activeFolders(portal, ids), await canaryFolders(portal, ids)];
  await requireCompatible(shell, [...stable, ...folders], mover);
  if (canaries.some((folder) => !stable.includes(folder)))
    await requireCompatible(shell, [...canaries, ...folders], mover);
}

/** Gives the folders of the modules that are in force in a portal, without those that are about to be replaced. */
export async function activeFolders(portal: string, replaced: readonly string[]): Promise<readonly string[]> {
  return foldersOf(portal, replaced, ({ release }) => release);
}

/** Gives the same for a browser that has the canary of each module that has one. */
async function canaryFolders(portal: string, replaced: readonly string[]): Promise<readonly string[]> {
  return foldersOf(portal, replaced, ({ release, canary }) => canary?.release ?? release);
}

async function foldersOf(
  portal: string,
  replaced: readonly string[],
  releaseOf: (entry: RegistryModule) => ModuleRelease,
): Promise<readonly string[]> {
  const { modules } = await readRegistry(portal);
  return Object.entries(modules)
    .filter(([id]) => !replaced.includes(id))
    .map(([id, entry]) => join(portal, releaseBase(id, releaseOf(entry).release)));
}

/** Gives the earlier releases of modules that nobody could go back to under a shell, as in `mfe-x 1.2.3-0a1b2c`. They keep no shell from being released. */
export async function closedWaysBack(shell: ShellRelease, portal: string): Promise<readonly string[]> {
  const { modules } = await readRegistry(portal);
  const earlier = Object.entries(modules).flatMap(([id, { previous }]) =>
    previous.map(({ release }) => [id, release] as const),
  );
  const closed = await Promise.all(
    earlier.map(async ([id, release]) => {
      const isOpen = await requireCompatible(shell, [join(portal, releaseBase(id, release))]).then(
        () => true,
        () => false,
      );
      return isOpen ? [] : [`${id} ${release}`];
    }),
  );
  return closed.flat();
}

/** Reads the releases of modules that are in force in a portal, and the canaries. */
export async function inForceCandidates(portal: string): Promise<readonly Candidate[]> {
  const folders = [...(await activeFolders(portal, [])), ...(await canaryFolders(portal, []))];
  return Promise.all([...new Set(folders)].map(readCandidate));
}

async function readCandidate(folder: string): Promise<Candidate> {
  const report = await readOwnJson<BuildReport>(join(folder, REPORT_FILE));
  return { release: await readRelease(folder), report };
}
