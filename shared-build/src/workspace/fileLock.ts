import { open, readFile, rm, stat } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './errorCode.ts';

const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 50;
/** Release commands hold a lock for seconds: one that is older was left by a machine that nobody here can ask. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/** What a lock file holds: the process that made it, and its machine. */
type Holder = { readonly pid: number; readonly host: string };

/**
 * Does something while the file is there that says so, and nobody else does.
 *
 * A file that was left by a process which is no more is taken away. Throws when somebody else holds it for longer than release commands take.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await takeLock(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function takeLock(file: string): Promise<void> {
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    if (await makeLock(file)) return;
    if (await isAbandoned(file)) await removeAbandoned(file);
    else await wait(LOCK_PAUSE_MS);
  }
  throw new Error(`${file} is held by another release command; delete it if none is running.`);
}

/** Gives false when the file is there already. */
async function makeLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    const holder: Holder = { pid: process.pid, host: hostname() };
    await handle.writeFile(JSON.stringify(holder));
    await handle.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Only one takes it away, and looks once more: of two, the slower would else remove the lock that the faster has made since. */
async function removeAbandoned(file: string): Promise<void> {
  const guard = `${file}.abandoned`;
  if (!(await makeLock(guard))) {
    await wait(LOCK_PAUSE_MS);
    return;
  }
  try {
    if (await isAbandoned(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined);
  if (made === undefined) return false;
  const holder = await readHolder(file);
  // Somebody who was stopped before the name was written, or a command of an earlier time.
  if (holder?.host !== hostname()) return Date.now() - made.mtimeMs > ABANDONED_AFTER_MS;
  const startedAt = Date.now() - uptime() * 1000;
  return made.mtimeMs < startedAt || !isRunning(holder.pid);
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another account is one as well.
    return hasCode(error, 'EPERM');
  }
}
