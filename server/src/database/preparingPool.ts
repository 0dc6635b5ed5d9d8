import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statementNames.ts';

/** Wraps a pool so that its connections prepare the statements that come again. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    // A connection comes again as the same object: Kysely remembers them.
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? new PreparingClient(client, names);
      wrapped.set(client, known);
      return known;
    },
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
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
    // Kysely names the commands that it looks at; PostgreSQL may name any.
    return this.#client.query(
      name === undefined ? { text, values } : { name, text, values },
    ) as unknown as Promise<PostgresQueryResult<R>>;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
