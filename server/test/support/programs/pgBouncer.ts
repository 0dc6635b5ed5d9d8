import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { postgresAccount } from '../../../src/demonstration/postgres/account.ts';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';
import { addressOf } from '../databases/addressOf.ts';
import { untilNextLook } from '../letTimePass.ts';

const PLACES = [process.env['PGBOUNCER_PATH'] ?? '', '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

/** The real PgBouncer, where it is installed. */
export const PGBOUNCER = PLACES.find((place) => existsSync(place));

/** Checks whether the installed PgBouncer knows prepared statements: 1.21 and newer. */
export function knowsPreparedStatements(): boolean {
  if (PGBOUNCER === undefined) return false;
  const [, major, minor] =
    /(\d+)\.(\d+)/.exec(execFileSync(PGBOUNCER, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

export type RunningPgBouncer = {
  /** Address of a database of the server behind it. */
  readonly url: (databaseUrl: string) => string;
  readonly stop: () => Promise<void>;
};

/** Starts PgBouncer before a PostgreSQL server, with settings of its section `[pgbouncer]`. */
export async function startPgBouncer(
  serverUrl: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<RunningPgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-pgbouncer-'));
  // It does not run as root, nor do those that it runs as own this folder.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const target = `host=${hostname} port=${serverPort || 5432} user=${username} password='${decodeURIComponent(password)}'`;
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, ['[databases]', `* = ${target}`, '[pgbouncer]', ...lines, ''].join('\n'));
  const child = spawn(PGBOUNCER ?? '', [file], {
    ...postgresAccount(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const url = (databaseUrl: string) =>
    addressOf(`postgres://${username}@127.0.0.1:${port}`, new URL(databaseUrl).pathname.slice(1));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + patient(10_000);
  while (!(await answers(url(serverUrl)))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`PgBouncer does not start: ${said}`);
    }
    await untilNextLook();
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
