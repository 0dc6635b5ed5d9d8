import { createHash } from 'node:crypto';

/** Stands in the code of a build where the release's name goes, which is only known once the code is written. */
export const RELEASE_PLACEHOLDER = 'RELEASEHASH';

const HASH_LENGTH = 10;

/** Names a release: its version, then a hash of everything that was built, as in `2026.11.27-1f2e3d4c-5b6a798897`. */
export function releaseName(version: string, contentHash: string): string {
  return `${version}-${contentHash}`;
}

/** Tells whether two releases, by their names, have the same code, whatever commits they were built from. */
export function isSameCode(one: string, other: string): boolean {
  return codeOf(one) === codeOf(other);
}

function codeOf(release: string): string {
  return release.slice(release.lastIndexOf('-') + 1);
}

/** Names the container that a release registers on the page: a valid identifier, different for every release. */
export function containerName(id: string, release: string): string {
  return asIdentifier(`${id}_${release}`);
}

/** Puts the name of a release into its code, as a part of identifiers. */
export function putInName(code: string, release: string): string {
  return code.replaceAll(RELEASE_PLACEHOLDER, releaseInCode(release));
}

/** Gives the name of a release as it stands in its code. */
export function releaseInCode(release: string): string {
  return asIdentifier(release);
}

function asIdentifier(name: string): string {
  return name.replace(/\W/g, '_');
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
