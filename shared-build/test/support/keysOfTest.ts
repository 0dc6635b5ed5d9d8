import { join } from 'node:path';

/** Lets release commands of this test keep their keys below a folder of its own; gives the folder of keys. */
export function useKeysBelow(folder: string): string {
  const keys = join(folder, 'keys');
  process.env['RELEASE_KEYS'] = keys;
  return keys;
}
