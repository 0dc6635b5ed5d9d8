import { setTimeout as pause } from 'node:timers/promises';
import { answers } from './connection.ts';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';
import { launchServer, type Launch, type LaunchedServer } from './launchServer.ts';
import { isServerAlive, readPostmasterFile } from './postmasterFile.ts';
import { waitUntil } from './waitUntil.ts';

const STARTING_MS = 60_000;
/** Processes of a killed server need a moment to notice. */
const LEFT_OVER_MS = 20_000;
const LEFT_OVER_PAUSE_MS = 300;

/** Takes over the server that runs on the cluster, or starts one; waits for what is left of a killed one to go away. */
export async function takeOrLaunch(
  launch: Launch,
): Promise<LaunchedServer & { readonly isAdopted: boolean }> {
  const end = Date.now() + LEFT_OVER_MS;
  do {
    const surviving = await survivingServer(launch.places.cluster, launch.password);
    const server = surviving ?? (await launchServer(launch));
    if (server !== undefined) return { ...server, isAdopted: surviving !== undefined };
    await pause(LEFT_OVER_PAUSE_MS);
  } while (Date.now() < end);
  throw new EmbeddedPostgresError(
    `Another PostgreSQL server holds the folder ${launch.places.cluster} and does not answer.`,
  );
}

/** Finds a server that runs on the cluster and takes its password; waits while it is still starting or recovering. */
async function survivingServer(
  cluster: string,
  password: string,
): Promise<{ pid: number; port: number } | undefined> {
  const found = readPostmasterFile(cluster);
  if (found === undefined || !isServerAlive(found.pid, cluster)) return undefined;
  const isUp = await waitUntil(
    async () => !isServerAlive(found.pid, cluster) || (await answers(found.port, password)),
    STARTING_MS,
  );
  return isUp && isServerAlive(found.pid, cluster) ? found : undefined;
}
