import { open, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './errorCode.ts';

const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 50;

/**
 * Does something while the file is there that says so, and nobody else does.
 *
 * Throws when somebody else holds it for longer than release commands take.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const handle = await takeLock(file);
  try {
    return await work();
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

async function takeLock(file: string) {
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    try {
      return await open(file, 'wx');
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      await wait(LOCK_PAUSE_MS);
    }
  }
  throw new Error(`${file} is held by another release command; delete it if none is running.`);
}
