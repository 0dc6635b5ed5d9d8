import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicKey } from 'shared-contracts/releases/signedRegistry.ts';
import { hasCode } from '../workspace/errorCode.ts';
import { withFileLock } from '../workspace/fileLock.ts';
import { readOwnJson } from '../workspace/readJson.ts';
import { ROOT } from '../workspace/workspace.ts';
import { type KeyPair, newKeyPair, publicHalf, readKeyPair, writeKeyPair } from './keyPair.ts';

/**
 * What a folder of keys holds. It lies outside of what is served, and is readable for its owner alone.
 *
 * - roots: whose word counts, `roots.json`; these come into the page
 * - rootKeys, releaseKeys: the private keys that are here, `root-<id>.pem` and `release-<id>.pem`. A team's pipeline has a release key alone;
 *   root keys are needed only to change who may sign
 */
export type ReleaseKeys = {
  readonly roots: readonly PublicKey[];
  readonly rootKeys: readonly KeyPair[];
  readonly releaseKeys: readonly KeyPair[];
};

export type KeyKind = 'root' | 'release';

const ROOTS_FILE = 'roots.json';
/** Keys for whoever tries the portal on a machine of their own. */
const DEMO_FOLDER = join(ROOT, '.data', 'release-keys');

/** Gives the folder of keys: `RELEASE_KEYS`, else one below the repository that is made when there is none. */
export function keyFolder(): string {
  return givenFolder() ?? DEMO_FOLDER;
}

/** Tells whether the keys are those of a demonstration, which nobody has to look after. */
export function areDemoKeys(): boolean {
  return givenFolder() === undefined;
}

/** Reads the keys; null when the folder has none. */
export async function readKeys(folder: string): Promise<ReleaseKeys | null> {
  const names: readonly string[] = await readdir(folder).catch((error: unknown): string[] => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  if (!names.includes(ROOTS_FILE)) return null;
  const roots = await readOwnJson<readonly PublicKey[]>(join(folder, ROOTS_FILE));
  const read = (kind: KeyKind) =>
    Promise.all(
      names
        .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.pem'))
        .sort()
        .map(async (name) => readKeyPair(await readFile(join(folder, name), 'utf8'))),
    );
  return { roots, rootKeys: await read('root'), releaseKeys: await read('release') };
}

/** Puts a root key and a release key into a folder that has no keys; whoever is first does. Gives what is there then. */
export async function makeKeys(folder: string): Promise<ReleaseKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return withFileLock(join(folder, '.lock'), async () => {
    const known = await readKeys(folder);
    if (known !== null) return known;
    const [root, release] = [newKeyPair(), newKeyPair()];
    await writeKey(folder, 'root', root);
    await writeKey(folder, 'release', release);
    await writeRoots(folder, [root]);
    return { roots: [publicHalf(root)], rootKeys: [root], releaseKeys: [release] };
  });
}

/** Writes a private key, which nobody but the owner may read. */
export async function writeKey(folder: string, kind: KeyKind, key: KeyPair): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, `${kind}-${key.id}.pem`), writeKeyPair(key), { mode: 0o600, flag: 'wx' });
}

/** Deletes a private key; one that is not here is no fault. */
export async function deleteKey(folder: string, kind: KeyKind, id: string): Promise<void> {
  await rm(join(folder, `${kind}-${id}.pem`), { force: true });
}

/** Writes whose word counts. */
export async function writeRoots(folder: string, roots: readonly PublicKey[]): Promise<void> {
  const temporary = join(folder, `.roots.${process.pid}.json`);
  await writeFile(temporary, `${JSON.stringify(roots.map(publicHalf), null, 2)}\n`);
  await rename(temporary, join(folder, ROOTS_FILE));
}

function givenFolder(): string | undefined {
  return process.env['RELEASE_KEYS']?.trim() || undefined;
}
