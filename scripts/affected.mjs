import { spawnSync } from 'node:child_process';
import { affectedPackages, workspaceNeeds } from './lib/affected.mjs';
import { ROOT } from './lib/places.mjs';

// `node scripts/affected.mjs <commit> [--gitlab]`: which packages a pipeline has to check, of what has changed since a commit. Needs git and
// Node.js alone, nothing installed. Prints a list in JSON, or the jobs of a child pipeline of GitLab (deploy/ci/gitlab.yml).

const [since = '', form] = process.argv.slice(2);
const needs = workspaceNeeds();
const packages = since === '' ? Object.keys(needs) : affectedPackages(changedSince(since), needs);
process.stdout.write(`${JSON.stringify(form === '--gitlab' ? gitlabJobs(packages) : packages)}\n`);

/** A file that was moved counts in both places. Of a commit that nobody knows, such as that of a first push, everything has changed. */
function changedSince(commit) {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['diff', '--name-only', '--no-renames', '-z', '--end-of-options', `${commit}...HEAD`, '--'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status === 0) return stdout.split('\0').filter((name) => name !== '');
  process.stderr.write(`Every package is checked: ${stderr.trim()}\n`);
  return ['package.json'];
}

function gitlabJobs(names) {
  const job = (template, name) => ({ extends: template, variables: { PACKAGE: name } });
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
