import { sql } from 'kysely';
import type { Database } from './database.ts';

const LOCK = sql`hashtext('prepare_database')`;

/**
 * Does what servers of one portal that start at the same time have to do one after the other; holds a connection meanwhile.
 *
 * The lock belongs to a transaction, so that it also holds behind a pooler.
 */
export async function oneServerAtATime<T>(database: Database, prepare: () => Promise<T>): Promise<T> {
  return database.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(held);
    return prepare();
  });
}
