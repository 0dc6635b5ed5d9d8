import { createHash } from 'node:crypto';

/** Stands in the code of a build where the release's content hash goes, which is only known once the code is written. */
export const RELEASE_PLACEHOLDER = 'RELEASEHASH';

const HASH_LENGTH = 10;

/** Names a release: the package's version, then a hash of everything that was built, as in `0.1.0-1f2e3d4c5b`. */
export function releaseName(version: string, contentHash: string): string {
  return `${version}-${contentHash}`;
}

/** Names the container that a release registers on the page; a valid identifier, different for every release. */
export function containerName(id: string, version: string, contentHash: string): string {
  return `${id}_${version}_${contentHash}`.replace(/\W/g, '_');
}

/** Hashes the files of a build, whatever order they come in. */
export function contentHash(files: ReadonlyMap<string, Buffer | string>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) {
    hash.update(`${name}\0`).update(files.get(name) ?? '');
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** Gives the value for an `integrity` attribute: `sha384-…`. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Gives the same by name in one order: webpack lists files of equal code now in this order, now in that. */
export function inOrder<T>(byName: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(byName).sort(([a], [b]) => (a < b ? -1 : 1)));
}
