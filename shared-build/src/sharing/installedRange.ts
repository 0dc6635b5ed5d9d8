import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInRange } from './versionRange.ts';
import { installedPackage, readVersion } from '../workspace/workspace.ts';

/** Brings along what a module need not name itself, such as the schema library. */
const BRINGS_ALONG = 'shared-contracts';

/**
 * Gives the versions of a shared package with which a module in a repository of its own can run: those that its `peerDependencies` name, else whatever
 * is compatible with the one that is installed.
 *
 * - root: folder of the repository
 * - result: undefined for a package that is not installed, of which the module can use nothing
 *
 * Throws a sentence when the one that is installed is none of those that are named: the module was not tried with any of them.
 */
export function installedRange(name: string, root: string): string | undefined {
  const brought = installedPackage(BRINGS_ALONG, root);
  const found =
    installedPackage(name, root) ??
    (brought === undefined ? undefined : installedPackage(name, dirname(brought)));
  if (found === undefined) return undefined;
  const version = readVersion(found);
  // The form is that of every package.json.
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  const range = peerDependencies[name];
  if (range === undefined) return `^${version}`;
  if (!isInRange(version, range))
    throw new Error(
      `${name} ${version} is installed, and package.json names ${range} as peer: install one of these.`,
    );
  return range;
}
