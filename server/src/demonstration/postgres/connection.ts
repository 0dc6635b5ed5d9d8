import pg from 'pg';
import { CLUSTER_USER } from './cluster.ts';

const PATIENCE_MS = 3_000;

async function ask<Row extends pg.QueryResultRow>(
  port: number,
  password: string,
  question: string,
): Promise<readonly Row[]> {
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
  // A server that goes away meanwhile is told by the failing call; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
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

/** Counts the connections that others hold to the server; 0 when it does not answer. */
export async function otherConnections(port: number, password: string): Promise<number> {
  const question = `select count(*)::int as count from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  const rows = await ask<{ count: number }>(port, password, question).catch(() => []);
  return rows[0]?.count ?? 0;
}
