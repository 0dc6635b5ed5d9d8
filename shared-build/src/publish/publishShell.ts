import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryShell } from 'shared-contracts/releases/registry.ts';
import { requireFit } from '../gate/gate.ts';
import { readShell } from '../portalPage/indexPage.ts';
import { KEPT_RELEASES } from '../workspace/limits.ts';
import { copyOnce, verifyFiles } from './publish.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { changeState, readRegistry } from '../registry/registryFile.ts';
import type { ReleaseAct } from '../release/releaseLog.ts';
import { CSP_FILE, PAGE_TEMPLATE, shellBase } from '../release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';
import { SHELL_ID } from '../workspace/workspace.ts';

/** Reads the description in a folder of a built shell. */
export async function readBuiltShell(built: string): Promise<ShellRelease> {
  return readOwnJson<ShellRelease>(join(built, SHELL_FILE));
}

/**
 * Puts a built shell beside the releases that are there already, and in force. The page has to be written then.
 *
 * - a release's folder is written once: the same release again is compared with it, and refused when it differs
 *
 * Throws when a module in force does not fit it. Gives the registry as it is then.
 */
export async function publishShell(built: string, portal: string): Promise<RegistryState> {
  await requireModulesFit(await readBuiltShell(built), portal);
  return activate(portal, 'publish', await placeShell(built, portal));
}

/** Puts the shell in force that was before; a second call undoes the first. Throws when there is none, or a module in force does not fit it. */
export async function rollBackShell(portal: string): Promise<RegistryState> {
  const shell = await readShell(portal, await previousShell(portal));
  await verifyShell(join(portal, shellBase(shell.release)), shell);
  return activate(portal, 'rollback', shell);
}

/** Gives the name of the shell's release that was in force before. Throws when there is none. */
export async function previousShell(portal: string): Promise<string> {
  const previous = (await readRegistry(portal)).shell?.previous[0];
  if (previous === undefined) throw new Error('The shell has no earlier release to go back to.');
  return previous;
}

/** Puts a built shell beside the releases that are there already; it is in force for nobody. */
export async function placeShell(built: string, portal: string): Promise<ShellRelease> {
  const shell = await readBuiltShell(built);
  const folder = join(portal, shellBase(shell.release));
  await copyOnce(built, folder);
  await verifyShell(folder, shell);
  for (const name of [SHELL_FILE, PAGE_TEMPLATE, CSP_FILE]) {
    const [wanted, there] = await Promise.all([built, folder].map((place) => readFile(join(place, name))));
    if (wanted?.equals(there ?? Buffer.of()) !== true)
      throw new Error(`${SHELL_ID} ${shell.release}: ${name} is not what was built.`);
  }
  return shell;
}

/** Gives the registry's entry of the shell with another release in force. */
export function activatedShell(
  current: RegistryShell | undefined,
  { release, provenance }: ShellRelease,
): RegistryShell {
  const known = current === undefined ? [] : [current.release, ...current.previous];
  const previous = known.filter((one) => one !== release).slice(0, KEPT_RELEASES);
  return { release, previous, ...(provenance === undefined ? {} : { provenance }) };
}

/** Gives the shell that a portal has in force, also where its registry is of an earlier time and does not name it; undefined when it has none. */
export async function shellInForce(
  portal: string,
  { shell }: Pick<RegistryState, 'shell'>,
): Promise<RegistryShell | undefined> {
  if (shell !== undefined) return shell;
  const unnamed = await readShell(portal).catch(() => undefined);
  return unnamed === undefined ? undefined : { release: unnamed.release, previous: [] };
}

/** Throws unless every module that is in force, and every canary, fits a shell. */
export async function requireModulesFit(shell: ShellRelease, portal: string): Promise<void> {
  await requireFit(portal, shell, [], [], 'shell');
}

function activate(portal: string, act: ReleaseAct['act'], shell: ShellRelease): Promise<RegistryState> {
  return changeState(portal, async (before) => {
    if (before.shell?.release === shell.release) return null;
    // A module may have been released since it was looked at.
    await requireModulesFit(shell, portal);
    return {
      acts: [actOnShell(act, shell)],
      modules: before.modules,
      shell: activatedShell(await shellInForce(portal, before), shell),
    };
  });
}

/** Describes for the log what is done with a release of the shell. */
export function actOnShell(act: ReleaseAct['act'], { release, provenance }: ShellRelease): ReleaseAct {
  return { act, module: SHELL_ID, release, provenance };
}

/** Throws when a file of a release of the shell is not what was built. */
export function verifyShell(folder: string, { release, files }: ShellRelease): Promise<void> {
  return verifyFiles(folder, { id: SHELL_ID, release, files });
}
