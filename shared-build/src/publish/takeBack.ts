import { join } from 'node:path';
import type * as calls from 'shared-contracts/releases/moduleReportCalls.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { halt } from './canary.ts';
import { requireCompatible, standing } from '../gate/gate.ts';
import { readActiveShell, writeIndexPage } from '../portalPage/indexPage.ts';
import { readPortalServer } from '../gate/portalServer.ts';
import { releaseBase } from '../release/previousReleases.ts';
import { activated, actOn } from './publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { changeState, readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog, type ReleaseLogLine } from '../release/releaseLog.ts';
import { isSameCode } from '../release/releaseName.ts';
import { PUTS_IN_FORCE } from '../registry/releasesOutOfForce.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

/** A release that failed in too many browsers, and the number of the registry at which a server found that out last. */
export type BurntRelease = Pick<calls.BurntRelease, 'module' | 'release' | 'sequence'>;

/** Thrown when a release failed in too many browsers and has to stay in force: as long as the registry is the same, there is nothing to go back to. */
export class NoWayBackError extends Error {
  override readonly name = 'NoWayBackError';
}

/**
 * Takes a release back that failed in too many browsers: the newest one before it that fits is in force again, and none of them leads back
 * to the one that failed.
 *
 * - result: the release in force now; undefined when the failed one is not in force, or somebody put it in force since
 *
 * Throws NoWayBackError, and changes nothing, when there is no earlier release that fits, and when the failed one is in force by a take-back itself.
 */
export async function takeBack(portal: string, burnt: BurntRelease): Promise<string | undefined> {
  const done: { inForce?: string } = {};
  await changeState(portal, async (state) => {
    delete done.inForce;
    const entry = state.modules[burnt.module];
    if (entry?.release.release !== burnt.release) return null;
    const lines = await linesOf(portal, burnt.module, state);
    if (isPutInForceSince(lines, burnt)) return null;
    requireChosenBySomebody(lines, burnt);
    const earlier = await newestThatFits(portal, burnt.module, otherCode(entry.previous, burnt));
    done.inForce = earlier.release;
    const next = activated(entry, earlier);
    return {
      acts: [actOn('take-back', earlier)],
      // Without its hash the release that is left is not among those to go back to.
      modules: { ...state.modules, [burnt.module]: { ...next, previous: otherCode(next.previous, burnt) } },
    };
  });
  if (done.inForce !== undefined) await writeIndexPage(portal);
  return done.inForce;
}

/**
 * Ends a canary that failed in too many browsers; the release of the others stays as it is.
 *
 * - result: the release in force; undefined when the failed one is no canary, or somebody made it one since, or gave it another percent
 */
export async function haltBurnt(portal: string, burnt: BurntRelease): Promise<string | undefined> {
  const state = await readRegistry(portal);
  if (state.modules[burnt.module]?.canary?.release.release !== burnt.release) return undefined;
  if (isPutInForceSince(await linesOf(portal, burnt.module, state), burnt)) return undefined;
  const { modules: now } = await halt(burnt.module, burnt.release, portal);
  await writeIndexPage(portal);
  return now[burnt.module]?.release.release;
}

/** The same code of another commit would fail as well. */
function otherCode(previous: RegistryModule['previous'], burnt: BurntRelease): RegistryModule['previous'] {
  return previous.filter(({ release }) => !isSameCode(release, burnt.release));
}

/** Gives the lines of the log that a module's entry in the registry came about by. */
async function linesOf(
  portal: string,
  id: string,
  { sequence }: RegistryState,
): Promise<readonly ReleaseLogLine[]> {
  const lines = await readReleaseLog(portal);
  // A line with a higher number is of a command that ended before its registry was there.
  return lines.filter((line) => line.sequence <= sequence && line.module === id);
}

/**
 * Tells whether somebody did something with a release after it was found to fail. The numbers of the registry say what came first: the clock
 * of the machine that released is not that of the server.
 */
function isPutInForceSince(lines: readonly ReleaseLogLine[], { release, sequence }: BurntRelease): boolean {
  return lines.some((line) => line.sequence > sequence && line.release === release);
}

/** Reports alone lead one step back, so that nobody walks a module back past what was mended since. */
function requireChosenBySomebody(lines: readonly ReleaseLogLine[], { module, release }: BurntRelease): void {
  const last = lines.findLast(({ act }) => PUTS_IN_FORCE.includes(act));
  if (last?.act === 'take-back')
    throw new NoWayBackError(
      `${module}: ${release} fails in too many browsers too, and somebody has to decide: it is in force by a take-back, and reports go back no further.`,
    );
}

async function newestThatFits(portal: string, id: string, previous: RegistryModule['previous']) {
  const shell = await readActiveShell(portal);
  const others = await standing(portal, [id]);
  const served = await readPortalServer(portal);
  const reasons: string[] = [];
  for (const { release } of previous) {
    const folder = join(portal, releaseBase(id, release));
    try {
      await requireCompatible(shell, [folder], { standing: others, served });
      return await readRelease(folder);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new NoWayBackError(
    [`${id} has no earlier release that could take its place.`, ...reasons].join('\n'),
  );
}
