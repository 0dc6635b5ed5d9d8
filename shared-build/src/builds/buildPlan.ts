import { join } from 'node:path';
import type { ModuleRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { type BuildRule, isSame, type LeftOutReason, whyLeftOut } from './buildRule.ts';
import { releaseBase } from '../release/previousReleases.ts';
import { readRelease } from '../release/readRelease.ts';
import { readBuiltShell } from '../publish/publishShell.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog, type ReleaseLogLine } from '../release/releaseLog.ts';
import { shellBase } from '../release/shellFiles.ts';
import { SHELL_ID } from '../workspace/workspace.ts';

/** A build that stays out, until somebody publishes it. */
export type LeftOut = { readonly id: string; readonly release: string; readonly reason: LeftOutReason };

/**
 * What putting builds into a portal comes to. A build of the same code as what is in force changes nothing, whatever commit it is of.
 *
 * - published: folders of the builds that are put in force; one that is a canary stays one, as nobody has decided about it
 * - inForce: folders of the modules that are in force then, as browsers without a canary get them, and as those that get each
 */
export type BuildPlan = {
  readonly published: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly inForce: ReadonlyArray<readonly string[]>;
};

type Placed = { readonly forAll: string; readonly forSome: string; readonly leftOut?: LeftOut };

/** Gives the plan for the folders of built modules. Modules that are not among them stay as they are: they are released from elsewhere. */
export async function planBuilds(
  folders: readonly string[],
  portal: string,
  rule: BuildRule = 'sources',
): Promise<BuildPlan> {
  const { modules } = await readRegistry(portal);
  const lines = await readReleaseLog(portal);
  const releases = await Promise.all(folders.map(readRelease));
  const plans = releases.map((release, index) =>
    planBuild(release, folders[index] ?? '', portal, rule, modules[release.id], lines),
  );
  // One that is switched off is held against shell and server when it is switched on.
  const others = Object.entries(modules).filter(
    ([id, { isOff }]) => isOff !== true && releases.every((release) => release.id !== id),
  );
  const all: readonly Placed[] = [...plans, ...others.map(([, entry]) => asItIs(entry, portal))];
  const [forAll, forSome] = [all.map((one) => one.forAll), all.map((one) => one.forSome)];
  return {
    published: forAll.filter((folder) => folders.includes(folder)),
    leftOut: plans.flatMap(({ leftOut }) => leftOut ?? []),
    inForce: all.every((one) => one.forAll === one.forSome) ? [forAll] : [forAll, forSome],
  };
}

function planBuild(
  { id, release, provenance }: ModuleRelease,
  built: string,
  portal: string,
  rule: BuildRule,
  entry: RegistryModule | undefined,
  lines: readonly ReleaseLogLine[],
): Placed {
  const inForce = { forAll: built, forSome: built };
  if (entry === undefined) return inForce;
  const kept = asItIs(entry, portal);
  const [stable, canary] = [entry.release, entry.canary?.release];
  if (release === stable.release) return canary === undefined ? inForce : { ...kept, forAll: built };
  if (release === canary?.release) return { ...kept, forSome: built };
  const present = canary === undefined ? [stable] : [stable, canary];
  if (present.some((one) => isSame(rule, one, { release, provenance }))) return kept;
  const previous = entry.previous.map((one) => one.release);
  const reason = whyLeftOut(rule, id, { release, provenance }, { inForce: present, previous }, lines);
  // Another release than both ends the canary.
  return reason === undefined ? inForce : { ...kept, leftOut: { id, release, reason } };
}

function asItIs({ release, canary }: RegistryModule, portal: string): Placed {
  const folderOf = (one: ModuleRelease) => join(portal, releaseBase(one.id, one.release));
  return { forAll: folderOf(release), forSome: folderOf(canary?.release ?? release) };
}

/** Gives the folder of the shell that is in force then: that of the build, or the one in force where the build stays out or has the same code. */
export async function planShell(
  built: string,
  portal: string,
  rule: BuildRule = 'sources',
): Promise<{ readonly folder: string; readonly leftOut: readonly LeftOut[] }> {
  const { release, provenance } = await readBuiltShell(built);
  const { shell } = await readRegistry(portal);
  if (shell === undefined || shell.release === release) return { folder: built, leftOut: [] };
  const kept = join(portal, shellBase(shell.release));
  if (isSame(rule, shell, { release, provenance })) return { folder: kept, leftOut: [] };
  const lines = await readReleaseLog(portal);
  const present = { inForce: [shell], previous: shell.previous };
  const reason = whyLeftOut(rule, SHELL_ID, { release, provenance }, present, lines);
  return reason === undefined
    ? { folder: built, leftOut: [] }
    : { folder: kept, leftOut: [{ id: SHELL_ID, release, reason }] };
}
