import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { affectedPackages, workspaceNeeds } from '../../scripts/lib/packages/affected.mjs';
import { createModule } from '../src/newModule/createModule.ts';
import { ROOT, moduleIds } from '../src/workspace/workspace.ts';

const needs = workspaceNeeds();
const all = Object.keys(needs).sort();
const affected = (...files: readonly string[]) => affectedPackages(files, needs);
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts/affected.mjs'), ...args], { encoding: 'utf8' });

describe('affectedPackages', () => {
  test.each(moduleIds())('leaves all others alone when %s changes', (id) => {
    expect(affected(`${id}/src/module.tsx`, `${id}/package.json`)).toEqual([id]);
  });

  test('takes all modules and the shell along when shared-ui changes, and neither server nor library of the network', () => {
    const found = affected('shared-ui/src/core.ts');
    expect(found).toEqual(expect.arrayContaining(['shared-ui', 'shared-record', 'shell', ...moduleIds()]));
    expect(found).not.toEqual(expect.arrayContaining(['server']));
    expect(found).not.toEqual(expect.arrayContaining(['ewp']));
  });

  test('leaves modules alone that do not use what changes', () => {
    expect(affected('shared-pdf/src/page.ts')).toEqual([
      'mfe-admin',
      'mfe-agreements',
      'mfe-applications',
      'shared-pdf',
    ]);
    expect(affected('server/src/main.ts')).toEqual(['server']);
  });

  test('goes round a circle once', () => {
    expect(affectedPackages(['a/x'], { a: ['b'], b: ['a'], c: [] })).toEqual(['a', 'b']);
  });

  test.each([
    ['pnpm-lock.yaml', all],
    ['scripts/types.mjs', all],
    ['mfe-gone/src/module.tsx', all],
    ['docs/operation.md', []],
    ['README.md', []],
    ['deploy/Dockerfile', ['server']],
    ['docs/glossary.md', affected('shared-build/package.json')],
  ])('knows whom %s concerns', (file, packages) => {
    expect(affected(file)).toEqual(packages);
  });
});

describe('affected.mjs', () => {
  test('finds nothing where nothing has changed, and everything where nobody knows what has', () => {
    expect(JSON.parse(run('HEAD').stdout)).toEqual([]);
    expect(JSON.parse(run('0000000000000000000000000000000000000000').stdout)).toEqual(all);
    expect(JSON.parse(run('--output=written-by-git').stdout)).toEqual(all);
  });

  test('makes a job for each package, and one to release each module', () => {
    const jobs = JSON.parse(run('', '--gitlab').stdout);
    expect(jobs['mfe-admin']).toEqual({ extends: '.check', variables: { PACKAGE: 'mfe-admin' } });
    expect(jobs['release mfe-admin']).toMatchObject({ extends: '.release', needs: ['mfe-admin'] });
    expect(jobs['release server']).toBeUndefined();
    expect(JSON.parse(run('HEAD', '--gitlab').stdout)).toHaveProperty('nothing');
    for (const template of ['.check', '.release', '.nothing'])
      expect(read('deploy/ci/gitlab-package.yml')).toContain(`\n${template}:\n`);
  });
});

describe('affected.mjs, of a commit that adds a module', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'affected-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const git = (...args: readonly string[]) => {
    const who = [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@portal.example',
      '-c',
      'commit.gpgsign=false',
    ];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'Change something');
  };
  const affectedThere = () => {
    const script = path.join(root, 'scripts/affected.mjs');
    return JSON.parse(spawnSync(process.execPath, [script, 'HEAD~1'], { encoding: 'utf8' }).stdout);
  };

  test('names that module alone, though the lock file has changed, and all packages once it cannot be read', async () => {
    const files = [
      'scripts',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      ...all.map((name) => `${name}/package.json`),
    ];
    for (const file of files) await cp(path.join(ROOT, file), path.join(root, file), { recursive: true });
    git('init', '-q');
    commit();

    const id = await createModule(
      {
        ...{ name: 'handouts', en: 'Handouts', el: 'Φυλλάδια', team: 'Handouts', teamEl: 'Φυλλάδια' },
        ...{ contact: 'handouts@portal.example', permission: 'department_list' },
      },
      root,
    );
    const lockFile = path.join(root, 'pnpm-lock.yaml');
    const lock = await readFile(lockFile, 'utf8');
    const entry = /^ {2}mfe-factsheets:\n(?: {4}.*\n|\n)*/m;
    await writeFile(
      lockFile,
      lock.replace(entry, (found) => found.replace('mfe-factsheets', id) + found),
    );
    commit();
    expect(affectedThere()).toEqual([id]);

    await writeFile(lockFile, '<<<<<<< HEAD\n');
    commit();
    expect(affectedThere()).toEqual([...all, id].sort());
  });
});

describe('recipes of pipelines', () => {
  test('run on the version of Node.js that the project runs on', () => {
    const node = read('.node-version').trim();
    for (const file of ['deploy/ci/gitlab.yml', 'deploy/ci/gitlab-package.yml']) {
      const images = [...read(file).matchAll(/image: (\S+)/g)].map(([, image]) => image);
      expect([...new Set(images)]).toEqual([`node:${node}`]);
    }
  });

  test('release from a clone with its whole history, in which the commit of each module is', () => {
    const job = (file: string, name: string) => read(file).split(`\n${name}:\n`)[1];
    expect(job('deploy/ci/gitlab-package.yml', '.package')).toMatch(
      /^ {2}variables:\n.*\n? {4}GIT_DEPTH: 0$/m,
    );
    expect(job('deploy/ci/github.yml', '  release')).toContain('fetch-depth: 0');
  });

  test('start commands that every package has', () => {
    for (const name of all)
      expect(JSON.parse(read(`${name}/package.json`)).scripts.ci).toBe('node ../scripts/checkPackage.mjs');
  });
});
