import { join } from 'node:path';
import { type Candidate, incompatibilities } from './compatibility.ts';
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
 */
export async function requireCompatible(shell: ShellRelease, folders: readonly string[]): Promise<void> {
  const problems = incompatibilities(shell, await Promise.all(folders.map(readCandidate)));
  if (problems.length > 0)
    throw new Error(`Not compatible:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** Gives the folders of the modules that are in force in a portal, without those that are about to be replaced. */
export async function activeFolders(portal: string, replaced: readonly string[]): Promise<readonly string[]> {
  const { modules } = await readRegistry(portal);
  return Object.entries(modules)
    .filter(([id]) => !replaced.includes(id))
    .map(([id, { release }]) => join(portal, releaseBase(id, release.release)));
}

async function readCandidate(folder: string): Promise<Candidate> {
  const report = await readOwnJson<BuildReport>(join(folder, REPORT_FILE));
  return { release: await readRelease(folder), report };
}
