import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sharedNeeds } from './workspace.ts';

/** How everything is built. */
export const TOOLS = ['shared-build/src', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.browser.json'];
const NOT_BUILT = /(^|[\\/])(node_modules|dist|bench|test)([\\/]|$)|\.test\.tsx?$/;

/**
 * Lists what a part of the portal is built from: paths below the repository's root, where a folder stands for all that is in it.
 *
 * The shared packages are among them, as a module has a copy of each entry point of theirs that the shell does not offer.
 */
export function sourcePaths(id: string, root: string = ROOT): readonly string[] {
  return [id, ...sharedNeeds(id, root), ...TOOLS];
}

/** Hashes everything that a part of the portal is built from; the same hash means that a build would give the same code. */
export function fingerprint(id: string, root: string = ROOT): string {
  return hashFiles(root, sourcePaths(id, root));
}

/**
 * Hashes files by name and content; of a folder all that is built in it.
 *
 * - paths: below the root
 *
 * Throws when one of them is not there.
 */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...new Set(paths.flatMap((path) => listFiles(root, path)))].sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): readonly string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .map((name) => join(path, name))
    .filter((name) => !NOT_BUILT.test(name))
    .flatMap((name) => listFiles(root, name));
}
