import { join } from 'node:path';
import type { LeftOut } from './buildPlan.ts';
import { releaseBase } from '../release/previousReleases.ts';
import { putBuildsInForce } from './putBuildsInForce.ts';
import { shellBase } from '../release/shellFiles.ts';
import { readUnjudged } from '../signing/keptRegistry.ts';

/**
 * Brings what is new in a built portal, such as that of an image, into another one, whoever signed the registry of the first. Nothing that was
 * released there is taken back: modules that the first does not have, switches, canaries, previews and earlier releases stay.
 *
 * - result: releases of the built portal that stay out
 *
 * Throws, with nothing put in force, when the built portal names no shell, and as `putBuildsInForce`.
 */
export async function bringBuilt(from: string, portal: string): Promise<readonly LeftOut[]> {
  const { modules, shell } = await readUnjudged(from);
  if (shell === undefined) throw new Error(`The registry in ${from} names no shell.`);
  const folders = Object.entries(modules).map(([id, { release }]) =>
    join(from, releaseBase(id, release.release)),
  );
  const builds = { shell: join(from, shellBase(shell.release)), modules: folders };
  return putBuildsInForce(builds, portal, 'releases');
}
