import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { programOf } from './binaries.ts';
import { answers } from './connection.ts';
import { EmbeddedPostgresError } from '../../database/embeddedPostgresError.ts';
import { findFreePort, isPortFree } from './freePort.ts';
import type { Places } from './places.ts';
import { isServerAlive, readPostmasterFile } from './postmasterFile.ts';
import type { RunnablePostgres } from './runnable.ts';
import { serverOptions } from './serverOptions.ts';
import { isLeftOverInUse, startFailure } from './startFailure.ts';
import { waitUntil } from './waitUntil.ts';

export type LaunchedServer = { readonly pid: number; readonly port: number };
/** What a server is started with. */
export type Launch = {
  readonly postgres: RunnablePostgres;
  readonly places: Places;
  readonly account: Account | undefined;
  readonly password: string;
};

const STARTING_MS = 120_000;
const LARGE_LOG_BYTES = 5 * 1024 * 1024;

/**
 * Starts a server on the cluster, on the port of the last start when that is free, and waits until it answers.
 *
 * - result: undefined when another server, or what is left of a killed one, still holds the cluster: look again in a moment
 * - The server is a process group of its own, so that Ctrl-C reaches it only through us, after the portal has let go of it
 *
 * Throws EmbeddedPostgresError in plain words; the server's own words are in its log.
 */
export async function launchServer(launch: Launch): Promise<LaunchedServer | undefined> {
  const { home, cluster, log } = launch.places;
  removeStaleLock(cluster);
  const port = await choosePort(home);
  const { pid, output } = await tryLaunch(launch, port);
  if (pid !== undefined) {
    writeFileSync(path.join(home, 'port'), String(port));
    return { pid, port };
  }
  if (isLeftOverInUse(output)) return undefined;
  throw new EmbeddedPostgresError(
    `The built-in PostgreSQL does not start: ${startFailure(output) ?? `see ${log}`}.`,
  );
}

async function tryLaunch(
  { postgres, places, account, password }: Launch,
  port: number,
): Promise<{ readonly pid: number | undefined; readonly output: string }> {
  if (logSize(places.log) > LARGE_LOG_BYTES) rmSync(places.log);
  const logStart = logSize(places.log);
  const log = openSync(places.log, 'a', 0o600);
  if (account !== undefined) chownSync(places.log, account.uid, account.gid);
  const child = spawn(
    programOf(postgres.folder, 'postgres'),
    ['-D', places.cluster, ...serverOptions(port)],
    {
      ...account,
      env: postgres.environment,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const ending = new AbortController();
  child.once('error', () => ending.abort());
  child.once('exit', () => ending.abort());
  child.unref();
  const hasSettled = await waitUntil(
    async () => ending.signal.aborted || (await answers(port, password)),
    STARTING_MS,
  );
  const isUp = hasSettled && !ending.signal.aborted;
  if (!isUp) child.kill('SIGQUIT');
  return {
    pid: isUp ? child.pid : undefined,
    output: readFileSync(places.log).subarray(logStart).toString(),
  };
}

function logSize(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

async function choosePort(home: string): Promise<number> {
  const file = path.join(home, 'port');
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return remembered > 0 && (await isPortFree(remembered)) ? remembered : findFreePort();
}

/** A lock whose process is dead, a zombie or another program is thrown away: PostgreSQL itself would believe it. */
function removeStaleLock(cluster: string): void {
  const lock = readPostmasterFile(cluster);
  if (lock !== undefined && !isServerAlive(lock.pid, cluster))
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}
