import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { patient } from '../../../scripts/lib/patience.mjs';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/demonstration/postgres/embeddedPostgres.ts';
import { isServerAlive } from '../../src/demonstration/postgres/postmasterFile.ts';
import { eventually } from '../support/eventually.ts';

// Root keeps the cluster elsewhere where nobody else may enter the data folder, as below /root.
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
if (!isRoot) process.stderr.write('A database outside of its data folder is not tried: that takes root.\n');
const SLOW_MS = patient(60_000);

let parent: string;
let dataDir: string;
let told: string[];
const started: EmbeddedPostgres[] = [];
const homes = new Set<string>();

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'portal-closed-'));
  dataDir = path.join(parent, 'data');
  told = [];
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  for (const folder of [...homes, parent]) rmSync(folder, { recursive: true, force: true });
  homes.clear();
});

async function start(): Promise<EmbeddedPostgres & { readonly elsewhere: string }> {
  const server = await startEmbeddedPostgres({ dataDir, tell: (sentence) => told.push(sentence) });
  started.push(server);
  if (server.elsewhere === undefined) throw new Error('The cluster is in its data folder.');
  homes.add(server.elsewhere);
  return { ...server, elsewhere: server.elsewhere };
}

async function ask(url: string, question: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}

const hasTable = (url: string) => ask(url, `select 1 from pg_tables where tablename = 'kept'`);

asRoot(
  'a database elsewhere stays over a stop, and is gone with its data folder, also when it still ran',
  async () => {
    const first = await start();
    expect(told.join(' ')).toContain(first.elsewhere);
    await ask(first.url, 'create table kept (id integer)');
    await first.stop();
    const second = await start();
    expect(second.elsewhere).toBe(first.elsewhere);
    expect(await hasTable(second.url)).toHaveLength(1);

    rmSync(dataDir, { recursive: true });
    const third = await start();
    expect(await hasTable(third.url)).toEqual([]);
    await eventually(
      () => isServerAlive(second.pid, path.join(second.elsewhere, 'cluster')),
      (isAlive) => !isAlive,
    );
    expect(existsSync(second.elsewhere)).toBe(false);
    expect(told.at(-1)).toContain('begins anew');
  },
  SLOW_MS,
);

asRoot(
  'a database of a data folder on another disk stays, and whoever starts the portal is told where',
  async () => {
    const first = await start();
    await first.stop();
    const owner = path.join(first.elsewhere, 'data-folder');
    writeFileSync(owner, readFileSync(owner, 'utf8').replace(/\d+\n$/, '0\n'));
    rmSync(dataDir, { recursive: true });
    const second = await start();
    expect(second.elsewhere).not.toBe(first.elsewhere);
    expect(existsSync(path.join(first.elsewhere, 'cluster'))).toBe(true);
    expect(told.at(-1)).toContain(first.elsewhere);
  },
  SLOW_MS,
);

asRoot(
  'servers that start at one time on a data folder have one database',
  async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([two.elsewhere, two.pid]).toEqual([one.elsewhere, one.pid]);
    await ask(one.url, 'create table kept (id integer)');
    expect(await hasTable(two.url)).toHaveLength(1);
  },
  SLOW_MS,
);

asRoot(
  'a database that was made before its data folder named it is taken over',
  async () => {
    const first = await start();
    await ask(first.url, 'create table kept (id integer)');
    await first.stop();
    // As it was then: named by the path alone.
    const nameless = first.elsewhere.replace(/-[^-]*$/, '');
    renameSync(first.elsewhere, nameless);
    rmSync(path.join(nameless, 'data-folder'));
    rmSync(path.join(dataDir, 'postgres/elsewhere'));
    const second = await start();
    expect(second.elsewhere).toBe(nameless);
    expect(await hasTable(second.url)).toHaveLength(1);
  },
  SLOW_MS,
);
