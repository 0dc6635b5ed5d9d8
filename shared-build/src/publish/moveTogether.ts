import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import { requireFit } from '../gate/gate.ts';
import { readActiveShell, writeIndexPage } from '../portalPage/indexPage.ts';
import { readRelease } from '../release/readRelease.ts';
import { readBuiltShell } from './publishShell.ts';
import { publishTogether, type Together } from './publishTogether.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { RELEASE_FILE } from '../release/releaseFile.ts';
import { SHELL_FILE } from '../release/shellRelease.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

const MODULE_ID = /^mfe-[a-z]{1,40}$/;
const RELEASE_NAME = /^(?!\.)[0-9A-Za-z.+-]{1,80}$/;

/**
 * Builds that move together, from as many checkouts as it takes.
 *
 * - folders: what was built of the shell and of modules, one of each at most; without a shell, the one in force stays
 * - off: ids of modules that are switched off with the same change, as nothing of the set fits them
 */
export type MovingSet = { readonly folders: readonly string[]; readonly off: readonly string[] };

type ReadSet = Pick<Together, 'shell'> & {
  readonly modules: readonly string[];
  readonly releases: readonly ModuleRelease[];
};

/** Throws unless a set fits itself and the modules that stay beside it. Changes nothing. */
export async function checkTogether(set: MovingSet, portal: string): Promise<void> {
  await requireSetFits(await readSet(set, portal), set.off, portal);
}

/**
 * Puts a set in force by one change of the registry, and writes the page. Whoever ends this halfway leaves what was in force before.
 *
 * Throws, with nothing put in force, when the set fits neither itself nor what stays beside it.
 */
export async function publishSet(set: MovingSet, portal: string): Promise<RegistryState> {
  const state = await publishTogether(portal, async () => {
    const read = await readSet(set, portal);
    return { ...read, off: set.off, judge: () => requireSetFits(read, set.off, portal) };
  });
  await writeIndexPage(portal);
  return state;
}

async function requireSetFits(
  { shell, modules, releases }: ReadSet,
  off: readonly string[],
  portal: string,
): Promise<void> {
  const beside = shell === undefined ? await readActiveShell(portal) : await readBuiltShell(shell);
  const ids = releases.map(({ id }) => id);
  await requireFit(portal, beside, ids, modules, shell === undefined ? 'module' : 'together', {
    off,
    on: [],
  });
}

async function readSet({ folders, off }: MovingSet, portal: string): Promise<ReadSet> {
  const kinds = await Promise.all(folders.map(async (folder) => ({ folder, kind: await kindOf(folder) })));
  const [shell, second] = kinds.filter(({ kind }) => kind === 'shell');
  if (second !== undefined) throw new Error(`${second.folder} is a second build of the shell.`);
  const modules = kinds.filter(({ kind }) => kind === 'module').map(({ folder }) => folder);
  const releases = await Promise.all(modules.map(readRelease));
  for (const { id, release } of releases) {
    // They become folders of the portal, and come from checkouts that nobody here has looked at.
    if (!MODULE_ID.test(id) || !RELEASE_NAME.test(release))
      throw new Error(`${id} ${release} is no release.`);
  }
  const { modules: known } = await readRegistry(portal);
  for (const [at, { id }] of releases.entries()) {
    if (releases.findIndex((one) => one.id === id) !== at)
      throw new Error(`${modules[at]} is a second build of ${id}.`);
    if (off.includes(id)) throw new Error(`${id} is in the set, and cannot be switched off with it.`);
  }
  for (const id of off) {
    if (known[id] === undefined) throw new Error(`${id} has never been published here.`);
  }
  return { ...(shell === undefined ? {} : { shell: shell.folder }), modules, releases };
}

async function kindOf(folder: string): Promise<'shell' | 'module'> {
  const has = (name: string) =>
    stat(join(folder, name)).then(
      () => true,
      () => false,
    );
  if (await has(SHELL_FILE)) return 'shell';
  if (await has(RELEASE_FILE)) return 'module';
  throw new Error(
    `${folder} has neither a build of the shell (${SHELL_FILE}) nor one of a module (${RELEASE_FILE}).`,
  );
}
