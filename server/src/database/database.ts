import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparingPool } from './preparingPool.ts';
import { NAMES_LAST_S } from './statementNames.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens a pool of connections, in which whoever it is asked on behalf of has a share (`behalf.ts`).
 *
 * - url: `postgres://…`
 * - connections: most connections at one time
 * - statementTimeoutMs: the database gives up a statement of the server's own that takes longer; 0 for never
 */
export function openDatabase(url: string, { connections = 10, statementTimeoutMs = 0 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'mobility-portal',
    maxLifetimeSeconds: NAMES_LAST_S,
  });
  // A connection that dies tells it twice: the running query fails, and the connection emits an error, which ends the
  // process where nobody listens. The query's failure says all there is to say.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    // Compiling a plan takes longer than any of the portal's statements runs.
    client.query(`set jit = off; set statement_timeout = ${statementTimeoutMs}`).catch(ignore);
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, { connections, statementTimeoutMs }) }),
  });
}

function ignore(): void {}
