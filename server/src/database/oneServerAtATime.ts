import { sql } from 'kysely';
import type { Database } from './database.ts';

const LOCK = sql`hashtext('prepare_database')`;

/** Does what servers of one portal that start at the same time have to do one after the other; holds a connection meanwhile. */
export async function oneServerAtATime<T>(database: Database, prepare: () => Promise<T>): Promise<T> {
  return database.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(held);
    try {
      return await prepare();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held);
    }
  });
}
