import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the lock file of a running (or killed) server says. */
export type PostmasterFile = { readonly pid: number; readonly port: number };

/** Reads `postmaster.pid` of a cluster; undefined when there is none, or it is cut short. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const [pid, , , port] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const numbers = { pid: Number(pid), port: Number(port) };
    return Number.isInteger(numbers.pid) && numbers.pid > 0 && Number.isInteger(numbers.port)
      ? numbers
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells whether a process is alive and is a PostgreSQL server on the cluster.
 *
 * A killed server can stay in the list of processes as a zombie, and its number can be another program's by now: both count as dead.
 */
export function isServerAlive(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, and of another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .charAt(0);
    return state !== 'Z' && state !== 'X' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return false;
  }
}
