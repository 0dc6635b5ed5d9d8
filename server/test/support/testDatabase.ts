import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { addressOf } from './addressOf.ts';

export type TestDatabase = {
  readonly database: Database;
  readonly url: string;
  /** Closes and deletes the database. */
  readonly remove: () => Promise<void>;
};

const CONNECTIONS = 6;

/** Makes a database of its own for a test file: tables, reference data and a sample of about 150 agreements are in it. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const server = process.env['PORTAL_TEST_SERVER'];
  const template = process.env['PORTAL_TEST_TEMPLATE'];
  if (server === undefined || template === undefined)
    throw new Error('Run server tests by Jest: its global setup makes the database.');
  const name = `portal_test_db_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = addressOf(server, name);
  const database = openDatabase(url, { connections: CONNECTIONS });
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
