import { type LeftOut, planBuilds, planShell } from './buildPlan.ts';
import type { BuildRule } from './buildRule.ts';
import { requireCompatible } from '../gate/gate.ts';
import { writeIndexPage } from '../portalPage/indexPage.ts';
import { writePortalServer } from '../gate/portalServer.ts';
import { readBuiltShell } from '../publish/publishShell.ts';
import { publishTogether, type Together } from '../publish/publishTogether.ts';
import { ownServedCalls } from '../contents/ownServedCalls.ts';

/** Folders of a built shell and of built modules. */
export type Builds = { readonly shell: string; readonly modules: readonly string[] };

/**
 * Puts builds in force that fit each other, what stays, and the server of the same sources; says so of the server, and writes the page.
 *
 * - result: those that stay out
 *
 * Throws, with nothing put in force, when they do not fit or are not what was built.
 */
export async function putBuildsInForce(
  builds: Builds,
  portal: string,
  rule: BuildRule,
): Promise<readonly LeftOut[]> {
  let leftOut: readonly LeftOut[] = [];
  await publishTogether(portal, async (): Promise<Together> => {
    const shell = await planShell(builds.shell, portal, rule);
    const modules = await planBuilds(builds.modules, portal, rule);
    leftOut = [...shell.leftOut, ...modules.leftOut];
    return {
      shell: shell.folder,
      modules: modules.published,
      judge: async () => {
        const release = await readBuiltShell(shell.folder);
        // The server is that of the same sources, or of the same image.
        for (const folders of modules.inForce)
          await requireCompatible(release, folders, { served: ownServedCalls(), leaving: [] });
      },
    };
  });
  await writePortalServer(portal, ownServedCalls());
  await writeIndexPage(portal);
  return leftOut;
}

/** Says of a build that it stays out, for people. */
export function leftOutText({ id, release, reason }: LeftOut): string {
  const why =
    reason === 'taken-out'
      ? 'was taken out of force and stays out'
      : 'is behind what was released here, and stays out';
  return `${id}: ${release} ${why}; publish ${id} puts it in force`;
}
