import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../../src/database/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/demonstration/postgres/embeddedPostgres.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { prepareDatabase } from '../../../src/start/prepareDatabase.ts';
import { addressOf } from './addressOf.ts';
import { openMemorySpace, removeMemorySpace } from './memorySpace.ts';

export type TestCluster = {
  /** Address of a database from which others can be made. */
  readonly url: string;
  /** Name of the database that test databases are copies of: tables, reference data, and a small sample. */
  readonly template: string;
  /** Name of one with the tables alone. */
  readonly tables: string;
  /** Name of the tablespace for the copies; empty where they lie with all others. */
  readonly space: string;
  readonly stop: () => Promise<void>;
};

const SERVER = path.resolve(import.meta.dirname, '../../..');
/** What the template's content depends on. */
const SOURCES = [
  'data/**/*.{csv,json}',
  'src/{database,demonstration/sample}/**/*.ts',
  'src/{data/sets,records/model,reference}/**/*.ts',
  '../shared-contracts/src/**/*.ts',
];
const TEMPLATE_LOCK = 740_816;
const APPLICATION = 'mobility-portal-tests';
export const TEST_AGREEMENTS = 150;

/**
 * Makes ready what server tests stand on: the server of `TEST_DATABASE_URL`, else an embedded one below `.cache`, and on it two templates,
 * one with all tables, reference data and a small sample, one with the tables alone. They stay for the next run while nothing that they
 * are made of changes.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env['TEST_DATABASE_URL'];
  const embedded = given ? undefined : await startEmbedded();
  const url = given || embedded?.url || '';
  // Held until the end: another run on the same server sees it and leaves the memory space.
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION });
  await client.connect();
  const template = `portal_test_${contentMark()}`;
  const tables = `${template}_tables`;
  const space = await alone(client, async () => {
    if (embedded !== undefined) await forgetCrashes(client);
    await ensureTemplate(client, url, template, (database) =>
      prepareDatabase(database, { sampleAgreements: TEST_AGREEMENTS }),
    );
    await ensureTemplate(client, url, tables, migrate);
    return openMemorySpace(client, await isShared(client));
  });
  return {
    url,
    template,
    tables,
    space,
    stop: async () => {
      await alone(client, async () => {
        if (!(await isShared(client))) await removeMemorySpace(client);
      });
      await client.end();
      await embedded?.stop();
    },
  };
}

/** A machine that lost its power in the middle of tests has lost what lay in memory: the server begins anew. */
async function startEmbedded(): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(SERVER, '../.cache/test-data');
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch {
    rmSync(dataDir, { recursive: true, force: true });
    return startEmbeddedPostgres({ dataDir });
  }
}

/** No other run on the same server prepares or ends meanwhile. */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** Whether another run uses the same server. */
async function isShared(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [APPLICATION],
  );
  return rowCount !== 0;
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
