import { Migrator } from 'kysely/migration';
import type { Database } from '../../../src/database/database.ts';
import { MIGRATIONS } from '../../../src/database/migrations/migrations.ts';

/** Brings an empty database as far as one migration, for tests of what the next one makes of old records. */
export async function migrateUntil(database: Database, migration: string): Promise<void> {
  await new Migrator({
    db: database,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'portal_migrations',
    migrationLockTableName: 'portal_migrations_lock',
  }).migrateTo(migration);
}
