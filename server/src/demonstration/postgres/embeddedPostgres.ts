import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresAccount } from './account.ts';
import { findPostgresFolder } from './binaries.ts';
import { CLUSTER_USER, ensureCluster } from './cluster.ts';
import { ensureDatabase } from './connection.ts';
import { keepRunning } from './keepRunning.ts';
import { placesFor } from './places.ts';
import { isServerAlive } from './postmasterFile.ts';
import { removeFormerHomes } from './removeFormerHomes.ts';
import { runnablePostgres } from './runnable.ts';
import { stopServer } from './stopServer.ts';
import { takeOrLaunch } from './takeOrLaunch.ts';

export type EmbeddedPostgres = {
  /** Address of the portal's database, password and all: never log it. */
  readonly url: string;
  readonly pid: number;
  /** True when a server that survived an earlier stop was taken over. */
  readonly isAdopted: boolean;
  /** Folder of the cluster when it could not lie in the data folder; for the person who starts the portal. */
  readonly elsewhere: string | undefined;
  /** Stops the server, unless another portal process uses it: the last one that stops does it. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that came with the dependencies, on a cluster below the data folder, and gives the address of the database in
 * it. A server that still runs on that cluster is taken over; one that is killed later is started again, on the same port.
 *
 * - tell: receives a sentence when the first start has to make the cluster
 *
 * Throws EmbeddedPostgresError, in plain words, when it cannot run here.
 */
export async function startEmbeddedPostgres({
  dataDir,
  tell = () => undefined,
}: {
  readonly dataDir: string;
  readonly tell?: (sentence: string) => void;
}): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  const folder = findPostgresFolder();
  const places = placesFor(dataDir, packageVersion(folder), account);
  const postgres = runnablePostgres(folder, { linkFolder: places.links, copyFolder: places.copy, account });
  if (places.isElsewhere)
    tell(
      `The database's files are in ${places.home}: PostgreSQL does not run as root, and no other account may enter ${dataDir}. They are part of that folder: whoever deletes it begins anew.`,
    );
  if (places.isElsewhere) await removeFormerHomes({ dataDir, home: places.home, tell });
  const { password } = ensureCluster(postgres, places, account);

  const launch = { postgres, places, account, password };
  let server = await takeOrLaunch(launch);
  const { pid, port, isAdopted } = server;
  const endUse = (): Promise<void> => server.use.end(() => stopServer(server.pid, places.cluster));
  await ensureDatabase(port, password).catch(async (error: unknown) => {
    await endUse();
    throw error;
  });
  const endKeeping = keepRunning({
    isAlive: () => server.use.isRegistered() && isServerAlive(server.pid, places.cluster),
    restart: async () => {
      server = await takeOrLaunch(launch);
    },
  });
  const stop = async (): Promise<void> => {
    await endKeeping();
    await endUse();
  };
  let stopping: Promise<void> | undefined;
  return {
    url: `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${CLUSTER_USER}`,
    pid,
    isAdopted,
    elsewhere: places.isElsewhere ? places.home : undefined,
    stop: () => (stopping ??= stop()),
  };
}

function packageVersion(folder: string): string {
  const content: unknown = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8'));
  const version =
    typeof content === 'object' && content !== null && 'version' in content ? content.version : undefined;
  return typeof version === 'string' ? version : 'unknown';
}
