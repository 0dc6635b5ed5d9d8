import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { patient } from '../../../scripts/lib/patience.mjs';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/demonstration/postgres/embeddedPostgres.ts';
import { isServerAlive } from '../../src/demonstration/postgres/postmasterFile.ts';
import { waitUntil } from '../../src/demonstration/postgres/waitUntil.ts';
import { eventually } from '../support/eventually.ts';
import { letTimePass } from '../support/letTimePass.ts';

const SLOW_MS = patient(60_000);

let dataDir: string;
/** Everything that was started: whoever is left out goes on looking after its server, and starts it again in a later test. */
const started: EmbeddedPostgres[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const cluster = () => path.join(dataDir, 'postgres/cluster');

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir });
  started.push(server);
  return server;
}

async function ask(url: string, question: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  test(
    'makes a cluster that knows Greek letters, asks for a password and is closed to others',
    async () => {
      const { url } = await start();
      expect(await ask(url, `select 'ΜΑΡΊΑ' ilike 'μαρία' as is_same, lower('ΆΣ') as lowered`)).toEqual([
        { is_same: true, lowered: 'άσ' },
      ]);
      const address = new URL(url);
      expect(address.hostname).toBe('127.0.0.1');
      address.password = 'wrong';
      await expect(ask(address.href, 'select 1')).rejects.toThrow(/password/);
      expect(statSync(cluster()).mode & 0o077).toBe(0);
      expect(statSync(path.join(cluster(), 'portal.password')).mode & 0o077).toBe(0);
    },
    SLOW_MS,
  );

  test(
    'takes over a server that still runs, and is stopped by the last process that uses it, whatever else is connected',
    async () => {
      const first = await start();
      const second = await start();
      expect(second).toMatchObject({ isAdopted: true, pid: first.pid, url: first.url });
      const client = new pg.Client({ connectionString: first.url });
      client.on('error', () => undefined);
      await client.connect();
      await first.stop();
      expect(isServerAlive(first.pid, cluster())).toBe(true);
      await second.stop();
      expect(isServerAlive(first.pid, cluster())).toBe(false);
    },
    SLOW_MS,
  );

  test(
    'is stopped when its users stop at the same time',
    async () => {
      const users = [await start(), await start(), await start()];
      await Promise.all(users.map(({ stop }) => stop()));
      expect(isServerAlive(users[0]!.pid, cluster())).toBe(false);
    },
    SLOW_MS,
  );

  test(
    'is used by a process that starts while its last user stops it',
    async () => {
      const first = await start();
      const [second] = await Promise.all([start(), first.stop()]);
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    SLOW_MS,
  );

  test(
    'keeps data and port over a stop',
    async () => {
      const first = await start();
      await ask(first.url, 'create table kept (id integer); insert into kept values (7)');
      await first.stop();
      const second = await start();
      expect(second.url).toBe(first.url);
      expect(await ask(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
    },
    SLOW_MS,
  );

  test(
    'loses nothing that was acknowledged when the server is killed while it writes',
    async () => {
      const { url, pid } = await start();
      await ask(url, 'create table written (id integer primary key)');
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      let acknowledged = 0;
      const killing = letTimePass(400, 'the kill comes while it writes').then(() =>
        process.kill(pid, 'SIGKILL'),
      );
      try {
        for (; acknowledged < 1_000_000;) {
          await client.query('insert into written values ($1)', [acknowledged + 1]);
          acknowledged += 1;
        }
      } catch {
        await killing;
      }
      const again = await start();
      const [row] = await ask(again.url, 'select count(*)::int as count from written');
      expect(acknowledged).toBeGreaterThan(0);
      expect(Number(row?.['count'])).toBeGreaterThanOrEqual(acknowledged);
    },
    SLOW_MS,
  );

  test(
    'is not misled by a lock file whose number is another program’s by now',
    async () => {
      await (await start()).stop();
      writeFileSync(
        path.join(cluster(), 'postmaster.pid'),
        `${process.pid}\n${cluster()}\n0\n1\n\n127.0.0.1\n\nready\n`,
      );
      const { url, isAdopted } = await start();
      expect(isAdopted).toBe(false);
      expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    SLOW_MS,
  );

  test(
    'makes one cluster and one server when several start at one time',
    async () => {
      const shared = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
      chmodSync(shared, 0o755);
      try {
        const servers = await Promise.all([1, 2].map(() => startEmbeddedPostgres({ dataDir: shared })));
        expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
        await Promise.all(servers.map(({ stop }) => stop()));
        expect(readdirSync(path.join(shared, 'postgres')).filter((name) => name.includes('.new'))).toEqual(
          [],
        );
      } finally {
        rmSync(shared, { recursive: true, force: true });
      }
    },
    SLOW_MS,
  );
});

describe('keepRunning', () => {
  test(
    'brings a server back that is killed under its users, at the same address',
    async () => {
      const { url, pid } = await start();
      process.kill(pid, 'SIGKILL');
      await waitUntil(() => !isServerAlive(pid, cluster()), patient(5_000));
      const isBack = await waitUntil(
        () =>
          ask(url, 'select 1').then(
            () => true,
            () => false,
          ),
        patient(30_000),
      );
      expect(isBack).toBe(true);
    },
    SLOW_MS,
  );
});

describe('isServerAlive', () => {
  test('takes a process that is dead and not yet buried for dead', async () => {
    // The shell becomes the second sleep, which never asks after the first one's end.
    const parent = spawn('/bin/sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 20'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const zombie = await new Promise<number>((resolve) => {
        parent.stdout.once('data', (text) => resolve(Number(String(text))));
      });
      await eventually(
        async () => isServerAlive(zombie, 'sleep'),
        (isAlive) => !isAlive,
      );
      expect(() => process.kill(zombie, 0)).not.toThrow();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  test('takes a process that is no server on the cluster for none', () => {
    expect(isServerAlive(process.pid, '/no/such/cluster')).toBe(false);
  });
});
