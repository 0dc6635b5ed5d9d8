import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, SHELL_ID, sharedPackages } from './workspace.ts';

const FOR_ALL = [
  'shared-contracts',
  'shared-build/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tsconfig.browser.json',
];
const NOT_BUILT = /(^|[\\/])(node_modules|dist|bench|test)([\\/]|$)|\.test\.tsx?$/;

/** Hashes everything that a part of the portal is built from; the same hash means that a build would give the same files. */
export async function fingerprint(id: string): Promise<string> {
  // The shell brings the shared packages along; a module knows only their versions.
  const shared = sharedPackages().filter((name) => !FOR_ALL.some((path) => path.startsWith(name)));
  const own = [id, ...(id === SHELL_ID ? shared : shared.map((name) => `${name}/package.json`))];
  const files = (await Promise.all([...own, ...FOR_ALL].map(listFiles))).flat().sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(ROOT, file)));
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<readonly string[]> {
  const absolute = join(ROOT, path);
  if ((await stat(absolute)).isFile()) return [path];
  const entries = await readdir(absolute, { withFileTypes: true });
  const kept = entries.map((entry) => join(path, entry.name)).filter((name) => !NOT_BUILT.test(name));
  return (await Promise.all(kept.map(listFiles))).flat();
}
