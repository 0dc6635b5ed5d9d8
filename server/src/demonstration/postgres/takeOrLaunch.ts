import { setTimeout as pause } from 'node:timers/promises';
import { answers, registerUse, type ServerUse } from './connection.ts';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';
import { launchServer, type Launch, type LaunchedServer } from './launchServer.ts';
import { isServerAlive, readPostmasterFile } from './postmasterFile.ts';
import { waitUntil } from './waitUntil.ts';

const STARTING_MS = 60_000;
/** Processes of a killed server need a moment to notice. */
const LEFT_OVER_MS = 20_000;
const LEFT_OVER_PAUSE_MS = 300;

export type UsedServer = LaunchedServer & { readonly isAdopted: boolean; readonly use: ServerUse };

/**
 * Takes over the server that runs on the cluster, or starts one, and registers this process as its user; waits while a killed server
 * or one that is being stopped goes away.
 */
export async function takeOrLaunch(launch: Launch): Promise<UsedServer> {
  const end = Date.now() + LEFT_OVER_MS;
  do {
    const surviving = await survivingServer(launch.places.cluster, launch.password);
    const server = surviving ?? (await launchServer(launch));
    const use = server && (await registerUse(server.port, launch.password).catch(() => undefined));
    if (server !== undefined && use !== undefined)
      return { ...server, isAdopted: surviving !== undefined, use };
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
