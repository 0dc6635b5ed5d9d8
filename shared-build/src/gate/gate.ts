import { join } from 'node:path';
import type { ServedCalls } from 'shared-contracts/call/callVersions.ts';
import type { ModuleRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { type Candidate, incompatibilities, type Mover } from './compatibility.ts';
import { readPortalServer, serverProblems } from './portalServer.ts';
import { releaseBase } from '../release/previousReleases.ts';
import { readRelease } from '../release/readRelease.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { type BuildReport, REPORT_FILE } from '../release/releaseFile.ts';
import type { ShellRelease } from '../release/shellRelease.ts';
import { addressesOf, strayLinks } from './usedAddresses.ts';

/**
 * What a release is held against besides the shell.
 *
 * - mover: which side is about to be released
 * - standing: modules that are not about to be released, as they stand: of those that are switched off the addresses alone count
 * - served: what the server serves; what is about to be released is held against it. Undefined: nobody knows
 * - leaving: addresses of what is about to be replaced; undefined: links between modules are not looked at
 */
type Against = {
  readonly mover?: Mover | undefined;
  readonly standing?: readonly Standing[];
  readonly served?: ServedCalls | undefined;
  readonly leaving?: readonly string[];
};

/**
 * Throws unless the modules in the given folders can run together in the shell; the message has a line for every reason.
 *
 * - folders: built modules, or releases that are published
 */
export async function requireCompatible(
  shell: ShellRelease,
  folders: readonly string[],
  { mover = 'module', standing: beside = [], served, leaving }: Against = {},
): Promise<void> {
  const moving = await Promise.all(folders.map(readCandidate));
  const others = await Promise.all(
    beside.map(async ({ folder, stands }) => ({ ...(await readCandidate(folder)), stands })),
  );
  const all = [...others, ...moving];
  const needy = [
    ...(mover === 'module' ? [] : [[`the shell ${shell.release}`, shell.server] as const]),
    ...moving.map(({ release }) => [release.id, release.server] as const),
  ];
  const problems = [
    ...incompatibilities(shell, all, mover),
    ...needy.flatMap(([who, needs]) => (served === undefined ? [] : serverProblems(who, needs, served))),
    ...(leaving === undefined ? [] : strayLinks(all, leaving)),
  ];
  if (problems.length > 0)
    throw new Error(`Not compatible:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** The folder of a release that is in force, and how it stands. */
export type Standing = { readonly folder: string; readonly stands: 'beside' | 'off' };

/** Ids of modules that are switched off or on together with a release. */
export type Switches = { readonly off: readonly string[]; readonly on: readonly string[] };

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
  switches?: Switches,
): Promise<void> {
  const [stable, canaries] = [
    await standing(portal, ids, switches),
    await standing(portal, ids, switches, ({ release, canary }) => canary?.release ?? release),
  ];
  const served = await readPortalServer(portal);
  const { modules } = await readRegistry(portal);
  const leaving = ids.flatMap((id) => {
    const { release, canary } = modules[id] ?? {};
    return [release, canary?.release].flatMap((one) =>
      one === undefined ? [] : addressesOf({ release: one }),
    );
  });
  await requireCompatible(shell, folders, { mover, standing: stable, served, leaving });
  if (canaries.some(({ folder }, at) => stable[at]?.folder !== folder))
    await requireCompatible(shell, folders, { mover, standing: canaries, served, leaving });
}

/** Gives the modules that are in force in a portal as they stand, without those that are about to be replaced. */
export async function standing(
  portal: string,
  replaced: readonly string[],
  { off, on }: Switches = { off: [], on: [] },
  releaseOf: (entry: RegistryModule) => ModuleRelease = ({ release }) => release,
): Promise<readonly Standing[]> {
  const { modules } = await readRegistry(portal);
  return Object.entries(modules)
    .filter(([id]) => !replaced.includes(id))
    .map(([id, entry]) => ({
      folder: join(portal, releaseBase(id, releaseOf(entry).release)),
      stands: off.includes(id) || (entry.isOff === true && !on.includes(id)) ? 'off' : 'beside',
    }));
}

/**
 * Gives the earlier releases of modules that nobody could go back to under a shell, and the previews that nobody could try, as in
 * `mfe-x 1.2.3-0a1b2c`. They keep no shell from being released.
 */
export async function closedWaysBack(shell: ShellRelease, portal: string): Promise<readonly string[]> {
  const { modules } = await readRegistry(portal);
  const earlier = Object.entries(modules).flatMap(([id, { previous, previews = [] }]) =>
    [...previous, ...previews].map(({ release }) => [id, release] as const),
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
  const { modules } = await readRegistry(portal);
  return candidatesOf(portal, Object.values(modules));
}

/** Reads those of them that are not switched off. */
export async function runningCandidates(portal: string): Promise<readonly Candidate[]> {
  const { modules } = await readRegistry(portal);
  return candidatesOf(
    portal,
    Object.values(modules).filter(({ isOff }) => isOff !== true),
  );
}

function candidatesOf(portal: string, entries: readonly RegistryModule[]): Promise<readonly Candidate[]> {
  const releases = entries.flatMap(({ release, canary }) =>
    canary === undefined ? [release] : [release, canary.release],
  );
  return Promise.all(
    releases.map(({ id, release }) => readCandidate(join(portal, releaseBase(id, release)))),
  );
}

async function readCandidate(folder: string): Promise<Candidate> {
  const report = await readOwnJson<BuildReport>(join(folder, REPORT_FILE));
  return { release: await readRelease(folder), report };
}
