import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

/**
 * Brings the database's tables up to date; does nothing when they are.
 *
 * - result: names of the migrations that ran now, in order
 * - two servers that start at the same time wait for one another
 *
 * Throws the first migration's error; that migration leaves nothing behind.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  await requireUtf8(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'portal_migrations',
    migrationLockTableName: 'portal_migrations_lock',
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
  await addMissingCounters(database);
  return results.map((result) => result.migrationName);
}

async function requireUtf8(database: Database): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(database);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`The database's encoding is ${encoding}; the portal needs UTF8.`);
}

async function addMissingCounters(database: Database): Promise<void> {
  await database
    .insertInto('change_counters')
    .values(SET_NAMES.map((set_name) => ({ set_name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
