import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { currentBehalf, takesAnyLimit } from './behalf.ts';
import { ConnectionShares, sharesOf } from './connectionShares.ts';
import { STATEMENTS } from '../platform/running/watched.ts';
import { PooledTransactions } from './pooledTransactions.ts';
import { StatementNames } from './statementNames.ts';

/**
 * Wraps a pool so that its connections prepare the statements that come again, and everybody has a share of them.
 *
 * - connections: as many as the pool has at most
 * - isPooled: as `openDatabase` has it
 * - statementTimeoutMs: what its connections begin with; work on somebody's behalf has its own
 */
export function preparingPool(
  pool: pg.Pool,
  {
    connections,
    ...limits
  }: { readonly connections: number; readonly statementTimeoutMs: number; readonly isPooled: boolean },
): PostgresPool & { readonly waitingTurns: () => number } {
  const names = new StatementNames();
  const shares = new ConnectionShares(sharesOf(connections));
  const wrapped = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    waitingTurns: () => shares.countWaiting(),
    end: () => pool.end(),
    // A connection comes again as the same object: Kysely remembers them.
    connect: async () => {
      const behalf = currentBehalf();
      const leave = await (behalf && shares.enter(behalf.name));
      try {
        const client = await pool.connect();
        const known = wrapped.get(client) ?? new PreparingClient(client, names, limits);
        wrapped.set(client, known);
        await known.begin(
          takesAnyLimit() ? undefined : (behalf?.statementMs ?? limits.statementTimeoutMs),
          leave,
        );
        return known;
      } catch (error) {
        leave?.();
        throw error;
      }
    },
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  readonly #transactions: PooledTransactions | undefined;
  #statementMs: number;
  #leave: (() => void) | undefined;

  constructor(
    client: pg.PoolClient,
    names: StatementNames,
    { statementTimeoutMs, isPooled }: { readonly statementTimeoutMs: number; readonly isPooled: boolean },
  ) {
    this.#client = client;
    this.#names = names;
    this.#statementMs = statementTimeoutMs;
    this.#transactions = isPooled ? new PooledTransactions(client) : undefined;
  }

  /**
   * - statementMs: undefined leaves the connection the limit that it has
   * - leave: ends the turn when the connection is given back
   */
  async begin(statementMs: number | undefined, leave: (() => void) | undefined): Promise<void> {
    this.#leave = leave;
    if (statementMs === undefined || statementMs === this.#statementMs) return;
    if (this.#transactions !== undefined) {
      this.#statementMs = statementMs;
      return;
    }
    try {
      await this.#client.query(`set statement_timeout = ${statementMs}`);
      this.#statementMs = statementMs;
    } catch (error) {
      this.#client.release(true);
      throw error;
    }
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('No cursor has been configured');
    const name = this.#names.nameOf(text);
    const values = [...parameters];
    const query = name === undefined ? { text, values } : { name, text, values };
    const ask = () => this.#transactions?.query(query, this.#statementMs) ?? this.#client.query(query);
    // Kysely names the commands that it looks at; PostgreSQL may name any.
    return STATEMENTS.tracePromise(ask, { text }) as unknown as Promise<PostgresQueryResult<R>>;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
    this.#leave?.();
    this.#leave = undefined;
  }
}
