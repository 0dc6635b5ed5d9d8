import { join } from 'node:path';
import { releaseBase } from './previousReleases.ts';
import { readRelease } from './publish.ts';
import { readBuiltShell } from './publishShell.ts';
import { readRegistry } from './registryFile.ts';
import { readReleaseLog } from './releaseLog.ts';
import { releasesOutOfForce } from './releasesOutOfForce.ts';
import { shellBase } from './shellFiles.ts';
import { SHELL_ID } from './workspace.ts';

/**
 * What putting builds into a portal comes to.
 *
 * - published: folders of the builds that are put in force; one that is a canary stays one, as nobody has decided about it
 * - leftOut: builds that were in force and were taken out of it; they stay out until somebody publishes them
 * - inForce: folders of the modules that are in force then, as browsers without a canary get them, and as those that get each
 */
export type BuildPlan = {
  readonly published: readonly string[];
  readonly leftOut: ReadonlyArray<{ readonly id: string; readonly release: string }>;
  readonly inForce: ReadonlyArray<readonly string[]>;
};

/** Gives the plan for the folders of built modules. */
export async function planBuilds(folders: readonly string[], portal: string): Promise<BuildPlan> {
  const { modules } = await readRegistry(portal);
  const lines = await readReleaseLog(portal);
  const plans = await Promise.all(
    folders.map(async (built) => {
      const { id, release } = await readRelease(built);
      const [stable, canary] = [modules[id]?.release.release, modules[id]?.canary?.release.release];
      const published = (name: string) => join(portal, releaseBase(id, name));
      const plan = { id, release, built };
      if (stable !== undefined && stable !== release && releasesOutOfForce(lines, id).has(release)) {
        const kept = published(stable);
        return { ...plan, forAll: kept, forSome: canary === undefined ? kept : published(canary) };
      }
      if (stable === undefined || canary === undefined) return { ...plan, forAll: built, forSome: built };
      if (release === canary) return { ...plan, forAll: published(stable), forSome: built };
      // Another release than both ends the canary.
      return { ...plan, forAll: built, forSome: release === stable ? published(canary) : built };
    }),
  );
  const [forAll, forSome] = [plans.map((plan) => plan.forAll), plans.map((plan) => plan.forSome)];
  return {
    published: forAll.filter((folder, index) => folder === plans[index]?.built),
    leftOut: plans
      .filter(({ built, forAll: folder, forSome: other }) => built !== folder && built !== other)
      .map(({ id, release }) => ({ id, release })),
    inForce: plans.every((plan) => plan.forAll === plan.forSome) ? [forAll] : [forAll, forSome],
  };
}

/** Gives the folder of the shell that is in force then: that of the build, or the one in force where the build was taken out of it. */
export async function planShell(
  built: string,
  portal: string,
): Promise<{ readonly folder: string; readonly leftOut: BuildPlan['leftOut'] }> {
  const { release } = await readBuiltShell(built);
  const { shell } = await readRegistry(portal);
  const isOut = releasesOutOfForce(await readReleaseLog(portal), SHELL_ID).has(release);
  if (!isOut || shell === undefined || shell.release === release) return { folder: built, leftOut: [] };
  return { folder: join(portal, shellBase(shell.release)), leftOut: [{ id: SHELL_ID, release }] };
}
