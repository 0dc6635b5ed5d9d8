import { spawnSync } from 'node:child_process';
import { affectedPackages, workspaceNeeds } from './lib/packages/affected.mjs';
import { concernedByCatalog, concernedByLock } from './lib/packages/lockFile.mjs';
import { ROOT } from './lib/places.mjs';

// `node scripts/affected.mjs <commit> [--gitlab]`: which packages a pipeline has to check, of what has changed since a commit. Needs git and
// Node.js alone, nothing installed. Prints a list in JSON, or the jobs of a child pipeline of GitLab (deploy/ci/gitlab.yml).

const LOCK = 'pnpm-lock.yaml';
const WORKSPACE = 'pnpm-workspace.yaml';
/** A lock file may be larger than what is taken by itself. */
const GIT_OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

const [since = '', form] = process.argv.slice(2);
const needs = workspaceNeeds();
const packages = since === '' ? Object.keys(needs) : affectedPackages(changedSince(since), needs);
process.stdout.write(`${JSON.stringify(form === '--gitlab' ? gitlabJobs(packages) : packages)}\n`);

/** A file that was moved counts in both places. Of a commit that nobody knows, such as that of a first push, everything has changed. */
function changedSince(commit) {
  try {
    const names = git(
      'diff',
      '--name-only',
      '--no-renames',
      '-z',
      '--end-of-options',
      `${commit}...HEAD`,
      '--',
    );
    const begun = git('merge-base', '--end-of-options', commit, 'HEAD').trim();
    return names
      .split('\0')
      .filter((name) => name !== '')
      .flatMap((name) => concernedBy(name, begun));
  } catch (error) {
    process.stderr.write(`Every package is checked: ${error.message}\n`);
    return ['package.json'];
  }
}

/** Files that all packages share by parts stand for the packages whose part has changed; every other file stands for itself. */
function concernedBy(name, begun) {
  const now = (file) => git('show', `HEAD:${file}`);
  const concerned = {
    [LOCK]: () => concernedByLock(git('show', `${begun}:${LOCK}`), now(LOCK)),
    [WORKSPACE]: () => concernedByCatalog(git('show', `${begun}:${WORKSPACE}`), now(WORKSPACE), now(LOCK)),
  };
  if (!Object.hasOwn(concerned, name)) return [name];
  return concerned[name]()?.map((one) => `${one}/package.json`) ?? [name];
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: GIT_OUTPUT_LIMIT_BYTES,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

function gitlabJobs(names) {
  const base = since === '' ? {} : { COVERAGE_BASE: since };
  const job = (template, name) => ({ extends: template, variables: { PACKAGE: name, ...base } });
  const jobs = names.flatMap((name) => [
    [name, job('.check', name)],
    ...(name.startsWith('mfe-') ? [[`release ${name}`, { ...job('.release', name), needs: [name] }]] : []),
  ]);
  return {
    include: [{ local: 'deploy/ci/gitlab-package.yml' }],
    // A pipeline without a job is an error there.
    ...(jobs.length === 0 ? { nothing: { extends: '.nothing' } } : Object.fromEntries(jobs)),
  };
}
