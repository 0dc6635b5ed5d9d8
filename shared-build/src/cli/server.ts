import { runningCandidates } from '../gate/gate.ts';
import { readActiveShell } from '../portalPage/indexPage.ts';
import { readPortalServer, readServer, serverProblems, writePortalServer } from '../gate/portalServer.ts';
import { SHELL_ID } from '../workspace/workspace.ts';
import { USAGE } from './usage.ts';

/** Stands in the place of an id for the server of the portal. */
export const SERVER = 'server';

/** Holds a server against what is in force, and says that it is the portal's when it is to be published. */
export async function runServer(command: string, place: string | undefined, portal: string): Promise<void> {
  if (place === undefined || !['check', 'publish'].includes(command)) throw new Error(USAGE);
  const served = await readServer(place);
  const shell = await readActiveShell(portal);
  const problems = [
    ...serverProblems(`${SHELL_ID} ${shell.release} in force`, shell.server, served),
    ...(await runningCandidates(portal)).flatMap(({ release: { id, release, description, server } }) =>
      serverProblems(`${id} ${release} of the ${description.owner.teamName.en}, in force,`, server, served),
    ),
  ];
  if (problems.length > 0)
    throw new Error(
      `This server does not serve what is in force:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  if (command === 'publish') await writePortalServer(portal, served);
  console.log(
    command === 'publish'
      ? `what is published is held against ${place} from now on`
      : `${place}: serves every release in force`,
  );
}

/** Says so where releases are compared with no server. */
export async function tellUncompared(portal: string): Promise<void> {
  if ((await readPortalServer(portal)) === undefined)
    console.log('not compared with the server: publish server <address or file> says which calls it serves');
}
