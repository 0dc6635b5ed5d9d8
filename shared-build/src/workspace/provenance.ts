import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type ReleaseProvenance, shortCommit } from 'shared-contracts/releases/releaseProvenance.ts';
import { fingerprint, sourcePaths } from './fingerprint.ts';
import { packageFolder, readVersion, ROOT } from './workspace.ts';

/** What lies among the sources and is built into nothing; the same as `fingerprint` leaves out. */
const NOT_BUILT = ['*.test.ts', '*.test.tsx', 'test/**', 'bench/**'].map(
  (pattern) => `:(exclude,glob)**/${pattern}`,
);
const FIELDS = ['%H', '%P', '%ct', '%aN'];

/**
 * Reads from git what the shell or a module is built from.
 *
 * Undefined where nobody can tell: without git, outside of a working tree, and in a shallow clone whose history ends before that commit.
 */
export function readProvenance(id: string, root: string = ROOT): ReleaseProvenance | undefined {
  const paths = ['--', ...sourcePaths(id, root), ...NOT_BUILT];
  const git = (...args: readonly string[]) => askGit(root, args);
  const [commit = '', parents = '', seconds = '', author = ''] =
    git('log', '-1', `--format=${FIELDS.join('%x00')}`, ...paths)?.split('\0') ?? [];
  if (commit === '') return undefined;
  // Where a shallow clone begins, a commit seems to have brought every file.
  if (parents === '' && git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const changes = git('status', '--porcelain', ...paths);
  return {
    commit,
    committedAt: new Date(Number(seconds) * 1000).toISOString(),
    author,
    ...(changes === '' ? {} : { isDirty: true as const }),
  };
}

/**
 * Gives the version of what is built from these sources, for people: day (UTC) and commit, as in `2026.11.27-1f2e3d4c`.
 *
 * That of the package.json, which nobody raises, where the commit is not known.
 */
export function versionOf(
  id: string,
  provenance: ReleaseProvenance | undefined,
  root: string = ROOT,
): string {
  if (provenance === undefined) return readVersion(join(packageFolder(id, root), 'package.json'));
  const day = provenance.committedAt.slice(0, 'yyyy-mm-dd'.length).replaceAll('-', '.');
  return [day, shortCommit(provenance), ...(provenance.isDirty === true ? ['dirty'] : [])].join('-');
}

/** Gives all that a build depends on: what it is built from, and what it says of that. The same code of another commit is another build. */
export function buildKey(id: string, root: string = ROOT): string {
  return JSON.stringify([fingerprint(id, root), readProvenance(id, root)]);
}

function askGit(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Two builds at once ask, and none waits for the lock of the other.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    }).trim();
  } catch {
    return undefined;
  }
}
