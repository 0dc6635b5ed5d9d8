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
 * - name: by which the database knows the connections
 * - isPooled: a pooler gives each transaction another connection, so settings are those of a transaction
 * - statementTimeoutMs: the database gives up a statement of the server's own that takes longer; 0 for never
 */
export function openDatabase(
  url: string,
  { connections = 10, statementTimeoutMs = 0, name = 'mobility-portal', isPooled = false } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    maxLifetimeSeconds: NAMES_LAST_S,
  });
  // A connection that dies tells it twice: the running query fails, and the connection emits an error, which ends the
  // process where nobody listens. The query's failure says all there is to say.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    if (isPooled) return;
    // Compiling a plan takes longer than any of the portal's statements runs.
    client.query(`set jit = off; set statement_timeout = ${statementTimeoutMs}`).catch(ignore);
  });
  const preparing = preparingPool(pool, { connections, statementTimeoutMs, isPooled });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing }) });
  states.set(database, () => ({
    most: connections,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount + preparing.waitingTurns(),
  }));
  return database;
}

/**
 * How a pool's connections are used.
 *
 * - waiting: those who wait for one, or for their turn to have one
 */
export type PoolState = {
  readonly most: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
};

const states = new WeakMap<Database, () => PoolState>();

/** Tells how the connections of a database are used now; undefined for what `openDatabase` has not opened. */
export function poolStateOf(database: Database): PoolState | undefined {
  return states.get(database)?.();
}

function ignore(): void {}
