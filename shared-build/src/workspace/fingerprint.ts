import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IS_STANDALONE, ROOT, sharedNeeds } from './workspace.ts';

const TOOLS = ['shared-build/src', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.browser.json'];
/** Of a repository of one module alone: the lock file of whoever installs there has the shared packages. */
const STANDALONE_TOOLS = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'tsconfig.json'];
const NOT_BUILT = /(^|[\\/])(node_modules|dist|bench|test)([\\/]|$)|\.test\.tsx?$/;

/** Lists what says how everything is built, by paths below the repository's root. */
export function toolPaths(root: string = ROOT): readonly string[] {
  return IS_STANDALONE ? STANDALONE_TOOLS.filter((name) => existsSync(join(root, name))) : TOOLS;
}

/**
 * Lists what a part of the portal is built from: paths below the repository's root, where a folder stands for all that is in it.
 *
 * The shared packages are among them, as a module has a copy of each entry point of theirs that the shell does not offer.
 */
export function sourcePaths(id: string, root: string = ROOT): readonly string[] {
  const own = IS_STANDALONE
    ? ['mfe.json', 'news.json', 'src'].filter((name) => existsSync(join(root, name)))
    : [id, ...sharedNeeds(id, root)];
  return [...own, ...toolPaths(root)];
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
