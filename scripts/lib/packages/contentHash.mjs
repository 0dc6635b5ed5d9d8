import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from './packages.mjs';
import { ROOT } from '../places.mjs';

/** Hashes files of the repository by name and content; a file that is not there counts too. */
export function contentHash(names) {
  const hash = createHash('sha256');
  for (const name of names) {
    const file = join(ROOT, name);
    hash.update(`${name}\0`).update(existsSync(file) ? readFileSync(file) : '-');
  }
  return hash.digest('hex');
}

/** Names the package.json files of the repository: the root's and each package's. */
export function manifestNames() {
  return ['package.json', ...packageNames().map((name) => `${name}/package.json`)];
}
