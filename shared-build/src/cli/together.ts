import { readActiveShell } from '../portalPage/indexPage.ts';
import { checkTogether, type MovingSet, publishSet } from '../publish/moveTogether.ts';
import { rollBackTogether } from '../publish/rollBackTogether.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';
import { SHELL_ID } from '../workspace/workspace.ts';
import { tellUncompared } from './server.ts';
import { tellClosedWaysBack, tellInForce } from './tell.ts';
import { USAGE } from './usage.ts';

/** Stands in the place of an id for what moves at once. */
export const TOGETHER = 'together';

/** Does with a set of builds what a release command says, and tells what is in force then. */
export async function runTogether(command: string, set: MovingSet, portal: string): Promise<void> {
  const takesFolders = ['check', 'publish'].includes(command);
  if (takesFolders !== set.folders.length > 0) throw new Error(USAGE);
  if (takesFolders) await tellUncompared(portal);
  switch (command) {
    case 'check':
      await checkTogether(set, portal);
      console.log(`${set.folders.join(', ')}: fit each other and what stays in force`);
      return;
    case 'publish':
      return tellSet(await publishSet(set, portal), portal);
    case 'rollback':
      return tellSet(await rollBackTogether(portal, set.off), portal);
    default:
      throw new Error(USAGE);
  }
}

async function tellSet(state: RegistryState, portal: string): Promise<void> {
  const changed = (await readReleaseLog(portal)).filter(({ sequence }) => sequence === state.sequence);
  for (const { module } of changed) {
    if (module === SHELL_ID)
      console.log(`${SHELL_ID}: ${state.shell?.release} is in force, registry ${state.sequence}`);
    else tellInForce(module, state);
  }
  await tellClosedWaysBack(await readActiveShell(portal), portal);
}
