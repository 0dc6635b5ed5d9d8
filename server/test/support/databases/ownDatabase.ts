import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import { addressOf } from './addressOf.ts';

/** A database of a test file's own. */
export type OwnDatabase = {
  readonly database: Database;
  readonly url: string;
  /** Closes and deletes the database. */
  readonly remove: () => Promise<void>;
};

/**
 * Makes a copy of one of the databases that were made ready before all tests (scripts/lib/nodeTests/databases.mjs).
 *
 * - template: the variable that names it; `template0` is one without any table
 */
export async function copyDatabase(
  template: 'PORTAL_TEST_TEMPLATE' | 'PORTAL_TEST_TABLES' | 'template0',
  connections: number,
): Promise<OwnDatabase> {
  const server = process.env['PORTAL_TEST_SERVER'];
  const source = template === 'template0' ? template : process.env[template];
  if (server === undefined || source === undefined)
    throw new Error('Run server tests by `pnpm run unit`: it makes the databases.');
  const name = `portal_test_db_${randomBytes(6).toString('hex')}`;
  const space = process.env['PORTAL_TEST_SPACE'];
  const where = space ? `tablespace ${space}` : '';
  await onServer(
    server,
    `create database ${name} template ${source} encoding 'UTF8' ${where} strategy file_copy`,
  );
  const url = addressOf(server, name);
  const database = openDatabase(url, { connections });
  return {
    database,
    url,
    remove: async () => {
      await database.destroy();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
