import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embeddedPostgres.ts';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { addressOf } from './addressOf.ts';

export type TestCluster = {
  /** Address of a database from which others can be made. */
  readonly url: string;
  /** Name of the database that test databases are copies of. */
  readonly template: string;
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
 * Makes ready what server tests stand on: the server of `TEST_DATABASE_URL`, else an embedded one below `.cache`, and on it a template
 * with all tables, reference data and a small sample. The template stays for the next run while nothing that it is made of changes.
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
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    await ensureTemplate(client, url, template);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return {
    url,
    template,
    stop: async () => {
      await client.end();
      await embedded?.stop();
    },
  };
}

async function ensureTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount === 1) return;
  const unfinished = `${template}_new`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
  const database = openDatabase(addressOf(url, unfinished));
  try {
    await prepareDatabase(database, { sampleAgreements: TEST_AGREEMENTS });
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
