import { execFile, type ExecFileOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresAccount } from '../../../src/demonstration/postgres/account.ts';
import { findFreePort } from '../../../src/demonstration/postgres/freePort.ts';

const TOOLS = ['initdb', 'pg_ctl', 'pg_basebackup', 'pg_dump', 'pg_restore', 'psql'];

/** Folder of PostgreSQL's own tools, the newest; undefined where they are not all installed. */
export const POSTGRES_BIN = globSync('/usr/lib/postgresql/*/bin')
  .toSorted((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))
  .find((bin) => TOOLS.every((tool) => existsSync(path.join(bin, tool))));

/** Runs a command with PostgreSQL's tools at hand, under the account that PostgreSQL runs as; gives what it said. */
export async function runTool(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options: ExecFileOptions = {
    ...postgresAccount(),
    cwd: '/',
    env: { ...process.env, PATH: `${POSTGRES_BIN ?? ''}:${process.env['PATH'] ?? ''}`, ...environment },
  };
  const { stdout } = await promisify(execFile)(command, [...parameters], { ...options, encoding: 'utf8' });
  return stdout.trim();
}

/** Makes a folder that belongs to the account that PostgreSQL runs as. */
export function makeFolder(folder: string): string {
  mkdirSync(folder);
  const account = postgresAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  return folder;
}

export type SystemCluster = {
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
};

/** Starts PostgreSQL on a cluster's folder, closed to all but this machine, with settings of one's own. */
export async function startCluster(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<SystemCluster> {
  const port = await findFreePort();
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  await runTool('pg_ctl', [
    ...['--pgdata', folder, '--wait', '--timeout', '60', '--log', path.join(folder, 'server.log')],
    ...['--options', [`-p ${port}`, ...options].join(' '), 'start'],
  ]);
  return {
    url: (database) => `postgres://portal@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await runTool('pg_ctl', ['--pgdata', folder, '--wait', '--mode', 'fast', 'stop']);
    },
  };
}
