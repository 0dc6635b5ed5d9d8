import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'shared-contracts/registry.ts';
import { readOwnJson } from './readJson.ts';
import { logRelease, type ReleaseAct } from './releaseLog.ts';

/** Place of the registry below the portal's folder. */
export const REGISTRY_FILE = join('registry', 'registry.json');

const EMPTY: Registry = { schema: 1, sequence: 0, modules: {} };
const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 50;

/** Thrown when somebody else changed the registry since it was read. */
export class RegistryConflictError extends Error {
  override readonly name = 'RegistryConflictError';
}

/** Reads the registry of a portal folder; one that does not exist yet is empty, with sequence 0. */
export async function readRegistry(portal: string): Promise<Registry> {
  return readOwnJson<Registry>(join(portal, REGISTRY_FILE)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return EMPTY;
    throw error;
  });
}

/**
 * Replaces the registry if it is still the one that was read.
 *
 * - expectedSequence: what {@link readRegistry} gave; the new registry gets the next number
 * - act: written to the log of releases before the registry is there, so that no change is without its line
 *
 * Throws RegistryConflictError when the sequence has moved on. Nobody ever reads a half-written file.
 */
export async function writeRegistry(
  portal: string,
  expectedSequence: number,
  modules: Registry['modules'],
  act?: ReleaseAct,
): Promise<Registry> {
  await mkdir(join(portal, 'registry'), { recursive: true });
  return withLock(join(portal, 'registry', '.lock'), async () => {
    const current = await readRegistry(portal);
    if (current.sequence !== expectedSequence) {
      throw new RegistryConflictError(`The registry is at ${current.sequence}, not at ${expectedSequence}.`);
    }
    const next: Registry = { schema: 1, sequence: expectedSequence + 1, modules };
    const temporary = join(portal, 'registry', `.registry.${process.pid}.json`);
    if (act !== undefined) await logRelease(portal, next.sequence, act);
    await writeFile(temporary, `${JSON.stringify(next, null, 2)}\n`);
    await rename(temporary, join(portal, REGISTRY_FILE));
    return next;
  });
}

/** Changes the registry by a pure function, again and again until nobody else was faster, and writes to the log who did what. */
export async function changeRegistry(
  portal: string,
  act: ReleaseAct,
  change: (modules: Registry['modules']) => Registry['modules'],
): Promise<Registry> {
  for (;;) {
    const { sequence, modules } = await readRegistry(portal);
    try {
      return await writeRegistry(portal, sequence, change(modules), act);
    } catch (error) {
      if (!(error instanceof RegistryConflictError)) throw error;
    }
  }
}

async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
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

/** Errors of the file system carry their cause as a code. */
function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
