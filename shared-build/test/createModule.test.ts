import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FOLDERS } from 'shared-contracts/releases/servedFiles.ts';
import { patient } from '../../scripts/lib/patience.mjs';
import { SERVER_PATHS } from '../../server/src/portal/hostRules.ts';
import { createModule } from '../src/newModule/createModule.ts';
import type { NewModule } from '../src/newModule/moduleTemplate.ts';
import { findMessageFaults, readMessages } from '../src/wording/messageFaults.ts';
import { writeIndexPage } from '../src/portalPage/indexPage.ts';
import { publishShell } from '../src/publish/publishShell.ts';
import { sharedVersions } from '../src/sharing/sharePolicy.ts';
import { bilingualTexts } from '../src/wording/bilingualTexts.ts';
import { PLAIN_TERMS } from '../src/wording/plainTerms.ts';
import { TERMS } from '../src/wording/terms.ts';
import { termsOf } from '../src/wording/termsOf.ts';
import { findWordingFaults } from '../src/wording/wordingFaults.ts';
import { ROOT, sharedPackages } from '../src/workspace/workspace.ts';
import { buildShell } from './support/buildShell.ts';
import { useKeysBelow } from './support/keysOfTest.ts';
import { readSigned } from './support/portalOfTest.ts';

const HANDOUTS: NewModule = {
  name: 'handouts',
  en: 'Handouts "A"',
  el: 'Φυλλάδια',
  team: 'Handouts team',
  teamEl: 'Ομάδα φυλλαδίων',
  contact: 'handouts@portal.example',
  permission: 'department_list',
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'workspace-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('createModule', () => {
  const filesOf = async () => (await readdir(root, { recursive: true })).filter((name) => name !== '.cache');

  test.each<[string, Partial<NewModule>]>([
    ['no name', { name: '' }],
    ['a name that leads elsewhere', { name: '../handouts' }],
    ['capitals', { name: 'Handouts' }],
    ['a name that reports of browsers would not take', { name: 'h'.repeat(41) }],
    ['no title', { en: ' ' }],
    ['a Greek title in English', { el: 'Handouts' }],
    ['an English name of the team in Greek', { teamEl: 'Handouts team' }],
    ['a title of two lines', { el: 'Φυλλάδια\nκαι' }],
    ['an address that is none', { contact: 'handouts' }],
    ['a permission that does not exist', { permission: 'handouts_view' }],
  ])('refuses %s, and writes nothing', async (_what, changes) => {
    await expect(createModule({ ...HANDOUTS, ...changes }, root)).rejects.toThrow();
    expect(await filesOf()).toEqual([]);
  });

  test.each([...SERVER_PATHS, ...FOLDERS.map(({ folder }) => folder)])(
    'refuses the address /%s, which the portal answers itself',
    async (name) => {
      await expect(createModule({ ...HANDOUTS, name }, root)).rejects.toThrow();
    },
  );

  test('refuses what is there already, also when two ask at once', async () => {
    const both = await Promise.allSettled([createModule(HANDOUTS, root), createModule(HANDOUTS, root)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const before = await filesOf();
    await expect(createModule({ ...HANDOUTS, name: 'mfe-handouts' }, root)).rejects.toThrow(
      /given twice|there already/,
    );
    expect(await filesOf()).toEqual(before);
    expect(await readdir(path.join(root, '.cache'))).toEqual([]);
  });
});

test('the guide shows the page and the contract that a new module gets', async () => {
  const id = await createModule(HANDOUTS, root);
  const guide = await readFile(path.join(ROOT, 'docs', 'adding-a-module.md'), 'utf8');
  for (const file of ['features/departmentList/DepartmentListPage.tsx', 'contracts/departmentRow.ts']) {
    const code = await readFile(path.join(root, id, 'src', file), 'utf8');
    expect(guide).toContain(`\n// src/${file}\n${code}\`\`\`\n`);
  }
});

test('the page of a new module is one file that can be read at once', async () => {
  const id = await createModule(HANDOUTS, root);
  const page = path.join(root, id, 'src/features/departmentList/DepartmentListPage.tsx');
  expect((await readFile(page, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('no text of a new module is held against it', async () => {
  const id = await createModule(HANDOUTS, root);
  expect(findWordingFaults(bilingualTexts(root), termsOf([...TERMS, ...PLAIN_TERMS], id))).toEqual([]);
});

/** Copies what a module of this workspace is built and tested of, with its installed packages. */
async function copyWorkspace(): Promise<void> {
  const files = [
    ...['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'],
    ...['jest.config.mjs', 'tsconfig.base.json', 'tsconfig.browser.json', 'scripts'],
  ];
  const packages = [...sharedPackages(), 'shell/package.json', 'shell/node_modules'];
  for (const name of [...files, ...packages])
    await cp(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/[\\/](dist|\.cache)$/.test(source),
    });
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
}

/** Gives a package what another has, in the lock file too, as installing would. */
async function installAs(other: string, name: string): Promise<void> {
  await cp(path.join(ROOT, other, 'node_modules'), path.join(root, name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const lockFile = path.join(root, 'pnpm-lock.yaml');
  const entry = new RegExp(`^  ${other}:\n(?: {4}.*\n|\n)*`, 'm');
  const lock = await readFile(lockFile, 'utf8');
  await writeFile(
    lockFile,
    lock.replace(entry, (found) => found.replace(other, name) + found),
  );
}

/** Puts a shell in force that offers what the modules of this workspace share. */
async function writePortal(portal: string): Promise<void> {
  await mkdir(portal);
  useKeysBelow(root);
  const shell = await buildShell(root, 'abc', { shares: sharedVersions(), offers: {} });
  await publishShell(shell, portal);
  await writeIndexPage(portal);
}

test(
  'a new module has sound types, passes its tests, is built, fits, and is published, with no edit anywhere',
  async () => {
    await copyWorkspace();
    const portal = path.join(root, 'portal');
    await writePortal(portal);
    const run = (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, args, {
        cwd: root,
        env: { ...process.env, RELEASE_KEYS: path.join(root, 'keys') },
      });
    const cli = 'shared-build/src/cli';
    await run(`${cli}/createModule.ts`, 'handouts', '--en', HANDOUTS.en, '--el', HANDOUTS.el, '--no-install');
    await installAs('mfe-factsheets', 'mfe-handouts');

    const { files, sources } = readMessages(path.join(root, 'mfe-handouts'));
    expect(findMessageFaults(files, sources)).toEqual([]);
    await Promise.all([
      run('node_modules/typescript/bin/tsc', '-p', 'mfe-handouts'),
      run(`${cli}/portal.ts`, 'build', 'mfe-handouts'),
    ]);
    const [tested] = await Promise.all([
      run(
        '--experimental-vm-modules',
        'node_modules/jest/bin/jest.js',
        '--config',
        'jest.config.mjs',
        '--testPathPatterns',
        'mfe-handouts/',
      ),
      run(`${cli}/portal.ts`, 'publish', 'mfe-handouts', '--portal', portal),
    ]);
    expect(tested.stderr).toContain('5 passed, 5 total');
    expect(
      JSON.parse((await readSigned(portal)).signed).modules['mfe-handouts'].release.description,
    ).toMatchObject({
      name: { en: HANDOUTS.en, el: HANDOUTS.el },
      owner: { teamName: { en: `${HANDOUTS.en} team`, el: `Ομάδα «${HANDOUTS.el}»` } },
      routes: [{ path: '/handouts' }],
    });
  },
  patient(180_000),
);
