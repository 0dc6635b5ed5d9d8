import { join } from 'node:path';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { RELEASE_FILE } from './releaseFile.ts';

/** Reads the release file in a folder of built files. */
export async function readRelease(folder: string): Promise<ModuleRelease> {
  return readOwnJson<ModuleRelease>(join(folder, RELEASE_FILE));
}
