import { join } from 'node:path';
import { releaseBase } from './previousReleases.ts';
import { readRelease } from './publish.ts';
import { readRegistry } from './registryFile.ts';

/**
 * What putting builds into a portal comes to.
 *
 * - published: folders of the builds that are put in force; one that is a canary stays one, as nobody has decided about it
 * - inForce: folders of the modules that are in force then, as browsers without a canary get them, and as those that get each
 */
export type BuildPlan = {
  readonly published: readonly string[];
  readonly inForce: ReadonlyArray<readonly string[]>;
};

/** Gives the plan for the folders of built modules. */
export async function planBuilds(folders: readonly string[], portal: string): Promise<BuildPlan> {
  const { modules } = await readRegistry(portal);
  const plans = await Promise.all(
    folders.map(async (built) => {
      const { id, release } = await readRelease(built);
      const [stable, canary] = [modules[id]?.release.release, modules[id]?.canary?.release.release];
      const published = (name: string) => join(portal, releaseBase(id, name));
      if (stable === undefined || canary === undefined) return { built, forAll: built, forSome: built };
      if (release === canary) return { built, forAll: published(stable), forSome: built };
      // Another release than both ends the canary.
      return { built, forAll: built, forSome: release === stable ? published(canary) : built };
    }),
  );
  const [forAll, forSome] = [plans.map((plan) => plan.forAll), plans.map((plan) => plan.forSome)];
  return {
    published: forAll.filter((folder, index) => folder === plans[index]?.built),
    inForce: plans.every((plan) => plan.forAll === plan.forSome) ? [forAll] : [forAll, forSome],
  };
}
