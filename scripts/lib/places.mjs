import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository; these scripts also run on Node versions that have no import.meta.dirname. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** What scripts remember between runs; may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

/** What is started as the server. */
export const SERVER_MAIN = join(ROOT, 'server/src/main.ts');

/** Folder of the embedded database and the logs. */
export function dataFolder(env) {
  return resolve(ROOT, env.DATA_DIR?.trim() || '.data');
}
