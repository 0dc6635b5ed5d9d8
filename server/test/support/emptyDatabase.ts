import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { addressOf } from './addressOf.ts';

export type EmptyDatabase = {
  readonly database: Database;
  readonly url: string;
  readonly remove: () => Promise<void>;
};

/** Makes a database without any table, for tests of what fills one. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const server = process.env['PORTAL_TEST_SERVER'];
  if (server === undefined) throw new Error('Run server tests by Jest: its global setup starts the server.');
  const name = `portal_test_empty_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = addressOf(server, name);
  const database = openDatabase(url, { connections: 2 });
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
