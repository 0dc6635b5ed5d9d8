import pg from 'pg';
import { CLUSTER_USER } from './cluster.ts';

const PATIENCE_MS = 3_000;

/** Advisory lock of the database `postgres`: every process that uses the server shares it, the last one can have it exclusively. */
const USERS_LOCK = 740_815;

async function connect(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: CLUSTER_USER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS * 10,
    application_name: 'mobility-portal-supervisor',
  });
  // The failing call reports a server that goes away; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask<Row extends pg.QueryResultRow>(
  port: number,
  password: string,
  question: string,
): Promise<readonly Row[]> {
  const client = await connect(port, password);
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Tells whether a server answers on the port and takes the password: an open port alone could be anybody's. */
export async function answers(port: number, password: string): Promise<boolean> {
  return ask(port, password, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Creates the portal's database in a new cluster. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const found = await ask(port, password, `select 1 from pg_database where datname = '${CLUSTER_USER}'`);
  if (found.length > 0) return;
  await ask(port, password, `create database ${CLUSTER_USER}`).catch((error: unknown) => {
    // Another process on the same cluster may have been first.
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error;
  });
}

export type ServerUse = {
  /** False once the connection that registers the use is lost. */
  readonly isRegistered: () => boolean;
  /** Ends the use, and calls `stopServer` when no other process uses the server. */
  readonly end: (stopServer: () => Promise<void>) => Promise<void>;
};

/**
 * Registers this process as a user of the server, until it ends the use or ends itself. Other connections (pools that are closing,
 * `psql`) are no users: they do not keep the server running.
 *
 * Throws when the server does not answer, or its last user stops it at this moment.
 */
export async function registerUse(port: number, password: string): Promise<ServerUse> {
  const client = await connect(port, password);
  let isRegistered = true;
  client.once('end', () => {
    isRegistered = false;
  });
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
  return {
    isRegistered: () => isRegistered,
    end: async (stopServer) => {
      const asking = isRegistered ? client : await connect(port, password).catch(() => undefined);
      // Held until the server has stopped: a process that starts now waits, and then starts a server of its own.
      if (asking === undefined || (await isLastUser(asking))) await stopServer();
      await asking?.end().catch(() => undefined);
    },
  };
}

/** Takes the lock exclusively when nobody else shares it. Of two users that end at one time, the second to ask is the last. */
async function isLastUser(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await client.query<{ is_last: boolean }>('select pg_try_advisory_lock($1) as is_last', [
      USERS_LOCK,
    ]);
    return rows[0]?.is_last ?? true;
  } catch {
    return true;
  }
}
