import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from '../workspace/fingerprint.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { CACHE_FOLDER } from '../workspace/workspace.ts';

/** Hash of what a build was made from, and of what it gave; undefined when that is nothing. */
type BuildRecord = { readonly madeFrom: string; readonly result: string | undefined };

/**
 * A build that stays in its folder until the next one.
 *
 * - name: of its record below {@link CACHE_FOLDER}
 */
export type KeptBuild = { readonly name: string; readonly folder: string };

/**
 * Tells whether a folder has what was built from these sources, as that build left it: another build may have taken its place since.
 *
 * - madeFrom: hash of the sources, and of whatever else the build holds
 */
export async function isKept(
  { name, folder }: KeptBuild,
  madeFrom: string,
  cache: string = CACHE_FOLDER,
): Promise<boolean> {
  const record = await readOwnJson<BuildRecord>(recordFile(name, cache)).catch(() => undefined);
  const result = resultIn(folder);
  return result !== undefined && record?.result === result && record.madeFrom === madeFrom;
}

/**
 * Builds, and remembers from what.
 *
 * - madeFrom: as before the build, so that what changes while it runs is built next time
 */
export async function keepBuild(
  { name, folder }: KeptBuild,
  madeFrom: string,
  build: () => Promise<void>,
  cache: string = CACHE_FOLDER,
): Promise<void> {
  await build();
  const record: BuildRecord = { madeFrom, result: resultIn(folder) };
  const file = recordFile(name, cache);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, JSON.stringify(record));
}

function recordFile(name: string, cache: string): string {
  return join(cache, 'kept', `${name}.json`);
}

function resultIn(folder: string): string | undefined {
  try {
    return hashFiles(folder, ['.']);
  } catch {
    return undefined;
  }
}
