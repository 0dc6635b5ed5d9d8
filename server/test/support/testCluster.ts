import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embeddedPostgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { addressOf } from './addressOf.ts';

export type TestCluster = {
  /** Address of a database from which others can be made. */
  readonly url: string;
  /** Name of the database that test databases are copies of: tables, reference data, and a small sample. */
  readonly template: string;
  /** Name of one with the tables alone. */
  readonly tables: string;
  readonly stop: () => Promise<void>;
};

const SERVER = path.resolve(import.meta.dirname, '../..');
/** What the template's content depends on. */
const SOURCES = [
  'data/**/*.{csv,json}',
  'src/{database,sample}/**/*.ts',
  'src/data/{model,reference}/**/*.ts',
  '../shared-contracts/src/**/*.ts',
];
const TEMPLATE_LOCK = 740_816;
export const TEST_AGREEMENTS = 150;

/**
 * Makes ready what server tests stand on: the server of `TEST_DATABASE_URL`, else an embedded one below `.cache`, and on it two templates,
 * one with all tables, reference data and a small sample, one with the tables alone. They stay for the next run while nothing that they
 * are made of changes.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env['TEST_DATABASE_URL'];
  const embedded = given
    ? undefined
    : await startEmbeddedPostgres({ dataDir: path.resolve(SERVER, '../.cache/test-data') });
  const url = given || embedded?.url || '';
  // Held until the end: another run on the same server sees it and leaves the server running.
  const client = new pg.Client({ connectionString: url, application_name: 'mobility-portal-tests' });
  await client.connect();
  const template = `portal_test_${contentMark()}`;
  const tables = `${template}_tables`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (embedded !== undefined) await forgetCrashes(client);
    await ensureTemplate(client, url, template, (database) =>
      prepareDatabase(database, { sampleAgreements: TEST_AGREEMENTS }),
    );
    await ensureTemplate(client, url, tables, migrate);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return {
    url,
    template,
    tables,
    stop: async () => {
      await client.end();
      await embedded?.stop();
    },
  };
}

/** Databases of tests live for a minute: nothing of them has to be on the disk before an answer is given. */
async function forgetCrashes(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
}

async function ensureTemplate(
  client: pg.Client,
  url: string,
  template: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount === 1) return;
  const unfinished = `${template}_new`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
  const database = openDatabase(addressOf(url, unfinished));
  try {
    await fill(database);
  } finally {
    await database.destroy();
  }
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

function contentMark(): string {
  const files = globSync(SOURCES, { cwd: SERVER, exclude: (name) => name.endsWith('.test.ts') }).toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(SERVER, file)));
  return hash.digest('hex').slice(0, 16);
}
