import pg from 'pg';

/** What is before the database does not do for the portal; the message says what to set. */
export class ConnectionPoolerError extends Error {
  override readonly name = 'ConnectionPoolerError';
}

const PATIENCE_MS = 10_000;
const NAME = 'portal_check';
/** "Prepared statement exists already" and "does not exist". Source: PostgreSQL's error codes. */
const REFUSED_NAMES: readonly unknown[] = ['42P05', '26000'];

const SHARED =
  'a connection pooler gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of the database itself';
const STILL_SHARED =
  'a connection pooler gives each transaction another connection. It has to be the address of the database itself';
const UNPREPARED =
  'its connection pooler does not take prepared statements. Use PgBouncer 1.21 or newer with max_prepared_statements above 0, let the pooler ' +
  'give each session a connection of its own (pool_mode = session), or set DATABASE_URL to the address of the database itself';

/**
 * Checks that the portal can work with what answers at its database addresses.
 *
 * @param directUrl - the same as `url` where there is no pooler
 * @throws ConnectionPoolerError, and what the database throws
 */
export async function requireUsableConnections(url: string, directUrl: string): Promise<void> {
  if (directUrl !== url && (await isShared(directUrl)))
    throw new ConnectionPoolerError(`The database of DATABASE_DIRECT_URL cannot be used: ${STILL_SHARED}.`);
  if (!(await isShared(url))) return;
  const problem = (await takesPreparedStatements(url))
    ? directUrl === url
      ? SHARED
      : undefined
    : UNPREPARED;
  if (problem !== undefined)
    throw new ConnectionPoolerError(`The database of DATABASE_URL cannot be used: ${problem}.`);
}

/** Checks whether two connections at one time are the same one of the database. */
async function isShared(url: string): Promise<boolean> {
  return withTwo(url, async (one, other) => {
    const first = await backendOf(one);
    await other.query('begin');
    if ((await backendOf(other)) === first) return true;
    return (await backendOf(one)) !== first;
  });
}

async function takesPreparedStatements(url: string): Promise<boolean> {
  return withTwo(url, async (one, other) => {
    try {
      for (const client of [one, other, one]) await client.query({ name: NAME, text: 'select 1' });
      return true;
    } catch (error) {
      if (error instanceof pg.DatabaseError && REFUSED_NAMES.includes(error.code)) return false;
      throw error;
    }
  });
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}

async function withTwo<T>(url: string, check: (one: pg.Client, other: pg.Client) => Promise<T>): Promise<T> {
  const clients = [1, 2].map(
    () =>
      new pg.Client({
        connectionString: url,
        application_name: 'mobility-portal-start',
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
      }),
  );
  const [one, other] = clients as [pg.Client, pg.Client];
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await check(one, other);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}
