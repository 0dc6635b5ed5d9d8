import { join } from 'node:path';
import type { RegistryModule } from 'shared-contracts/registry.ts';
import { halt } from './canary.ts';
import { activeFolders, requireCompatible } from './gate.ts';
import { readActiveShell, writeIndexPage } from './indexPage.ts';
import { releaseBase } from './previousReleases.ts';
import { activated, actOn, readRelease } from './publish.ts';
import { changeRegistry, readRegistry } from './registryFile.ts';
import { readReleaseLog } from './releaseLog.ts';
import { isSameCode } from './releaseName.ts';

/** A release that failed in too many browsers, and when that was found out last, ISO 8601 UTC. */
export type BurntRelease = { readonly module: string; readonly release: string; readonly at: string };

/**
 * Takes a release back that failed in too many browsers: the newest one before it that fits is in force again, and none of them leads back
 * to the one that failed.
 *
 * - result: the release in force now; undefined when the failed one is not in force, or somebody put it in force since
 *
 * Throws, and changes nothing, when there is no earlier release that fits.
 */
export async function takeBack(portal: string, burnt: BurntRelease): Promise<string | undefined> {
  const { modules } = await readRegistry(portal);
  const entry = modules[burnt.module];
  if (entry?.release.release !== burnt.release) return undefined;
  if ((await inForceSince(portal, burnt)) >= burnt.at) return undefined;
  const earlier = await newestThatFits(portal, burnt.module, otherCode(entry.previous, burnt));
  const { modules: now } = await changeRegistry(portal, actOn('take-back', earlier), (latest) => {
    const current = latest[burnt.module];
    if (current?.release.release !== burnt.release) return latest;
    // Without its hash the release that is left is not among those to go back to.
    const next = activated(current, earlier);
    return { ...latest, [burnt.module]: { ...next, previous: otherCode(next.previous, burnt) } };
  });
  await writeIndexPage(portal);
  return now[burnt.module]?.release.release === earlier.release ? earlier.release : undefined;
}

/**
 * Ends a canary that failed in too many browsers; the release of the others stays as it is.
 *
 * - result: the release in force; undefined when the failed one is no canary, or somebody made it one since, or gave it another percent
 */
export async function haltBurnt(portal: string, burnt: BurntRelease): Promise<string | undefined> {
  const { modules } = await readRegistry(portal);
  if (modules[burnt.module]?.canary?.release.release !== burnt.release) return undefined;
  if ((await inForceSince(portal, burnt)) >= burnt.at) return undefined;
  const { modules: now } = await halt(burnt.module, burnt.release, portal);
  await writeIndexPage(portal);
  return now[burnt.module]?.release.release;
}

/** The same code of another commit would fail as well. */
function otherCode(previous: RegistryModule['previous'], burnt: BurntRelease): RegistryModule['previous'] {
  return previous.filter(({ release }) => !isSameCode(release, burnt.release));
}

async function inForceSince(portal: string, { module, release }: BurntRelease): Promise<string> {
  const lines = await readReleaseLog(portal);
  return lines.findLast((line) => line.module === module && line.release === release)?.at ?? '';
}

async function newestThatFits(portal: string, id: string, previous: RegistryModule['previous']) {
  const shell = await readActiveShell(portal);
  const others = await activeFolders(portal, [id]);
  const reasons: string[] = [];
  for (const { release } of previous) {
    const folder = join(portal, releaseBase(id, release));
    try {
      await requireCompatible(shell, [...others, folder]);
      return await readRelease(folder);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error([`${id} has no earlier release that could take its place.`, ...reasons].join('\n'));
}
