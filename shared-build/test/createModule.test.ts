import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FOLDERS } from 'shared-contracts/servedFiles.ts';
import { patient } from '../../scripts/lib/patience.mjs';
import { SERVER_PATHS } from '../../server/src/portal/hostRules.ts';
import { createModule, type NewModule } from '../src/createModule.ts';
import { findMessageFaults, readMessages } from '../src/messageFaults.ts';
import { sharedVersions } from '../src/sharePolicy.ts';
import { ROOT, sharedPackages } from '../src/workspace.ts';
import { readSigned } from './support/portalOfTest.ts';

const HANDOUTS: NewModule = {
  name: 'handouts',
  en: 'Handouts "A"',
  el: 'Φυλλάδια',
  team: 'Handouts team',
  teamEl: 'Ομάδα φυλλαδίων',
  contact: 'handouts@portal.example',
  permission: 'profile_view',
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

/** Copies what a module of this workspace is built and tested of, with its installed packages. */
async function copyWorkspace(): Promise<void> {
  const files = ['package.json', 'jest.config.mjs', 'tsconfig.base.json', 'tsconfig.browser.json', 'scripts'];
  const packages = [...sharedPackages(), 'shell/package.json', 'shell/node_modules'];
  for (const name of [...files, ...packages])
    await cp(path.join(ROOT, name), path.join(root, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/[\\/](dist|\.cache)$/.test(source),
    });
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
}

async function writePortal(portal: string): Promise<void> {
  const shell = { release: 'abc', contract: 1, scripts: [], shareFiles: {}, locales: {}, files: {} };
  await mkdir(path.join(portal, 'shell/abc'), { recursive: true });
  await writeFile(path.join(portal, 'shell.json'), JSON.stringify({ ...shell, shares: sharedVersions() }));
  await writeFile(path.join(portal, 'shell/abc/index.template.html'), '{boot-data}');
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
    await cp(path.join(ROOT, 'mfe-factsheets/node_modules'), path.join(root, 'mfe-handouts/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });

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
        '--selectProjects',
        'mfe-handouts',
      ),
      run(`${cli}/portal.ts`, 'publish', 'mfe-handouts', '--portal', portal),
    ]);
    expect(tested.stderr).toContain('2 passed, 2 total');
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
