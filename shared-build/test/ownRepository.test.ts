import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleRelease, Registry } from 'shared-contracts/releases/registry.ts';
import { patient } from '../../scripts/lib/patience.mjs';
import { bootDataOf, writeIndexPage } from '../src/portalPage/indexPage.ts';
import { ownServedCalls } from '../src/contents/ownServedCalls.ts';
import { publishShell } from '../src/publish/publishShell.ts';
import { putBuildsInForce } from '../src/builds/putBuildsInForce.ts';
import { readRelease } from '../src/release/readRelease.ts';
import { readRegistry } from '../src/registry/registryFile.ts';
import { sharedVersions } from '../src/sharing/sharePolicy.ts';
import type { ShellRelease } from '../src/release/shellRelease.ts';
import { ROOT } from '../src/workspace/workspace.ts';
import { buildShell } from './support/buildShell.ts';
import { useKeysBelow } from './support/keysOfTest.ts';
import {
  commitAll,
  copyOf,
  installIn,
  PACKED,
  packPackages,
  readManifest,
  run,
  unpack,
} from './support/ownRepository.ts';
import { type ServedPortal, servePortalOfTest } from './support/servedPortalOfTest.ts';
import { openStoreOfTest } from './support/storeOfTest.ts';

const ID = 'mfe-handouts';
const LIMIT_MS = patient(180_000);
/** What comes with the packages and a module need not have. */
const SHEET = 'shared-sheet';

let root: string;
let repository: string;
let packed: ReadonlyMap<string, string>;
let portal: string;
let served: ServedPortal;
let keys: string;

/** Does what `npm run` does in the module's repository, without npm's own start. */
const script = (name: string, folder = repository) => run(process.execPath, ['--run', name], folder);
const PAGE = 'src/features/departmentList/DepartmentListPage.tsx';
const WRITES_SHEET =
  "import { createSheet } from 'shared-sheet/page';\nvoid createSheet('a', ['b']).write('xlsx', new AbortController().signal);\n";
const release = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  run(
    process.execPath,
    [path.join(repository, 'node_modules/shared-build/dist/cli/portal.js'), ...args],
    repository,
    environment,
  );
/** A release command of the team that looks after the portal. */
const platform = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [path.join(ROOT, 'shared-build/src/cli/portal.ts'), ...args], ROOT, environment);

/** Makes a portal whose shell offers what this repository shares. */
async function makePortal(name: string, changes: Partial<ShellRelease> = {}): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder);
  const shell = await buildShell(folder, 'abc', { shares: sharedVersions(), offers: {}, ...changes });
  await publishShell(shell, folder);
  await writeIndexPage(folder);
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'own-repository-'));
  keys = useKeysBelow(root);
  [packed, portal] = await Promise.all([packPackages(path.join(root, 'packages')), makePortal('portal')]);
  served = await servePortalOfTest(() => portal, ownServedCalls());

  // As npx brings a command: by itself, with what it needs to run.
  const npx = path.join(root, 'npx');
  await mkdir(npx);
  await writeFile(path.join(npx, 'package.json'), JSON.stringify({ dependencies: { 'shared-build': '*' } }));
  installIn(npx, packed);
  repository = path.join(root, 'handouts');
  await mkdir(repository);
  const create = path.join(npx, 'node_modules/.bin/create-portal-module');
  const titles = ['--en', 'Handouts', '--el', 'Φυλλάδια'];
  const places = ['--portal', served.address, '--packages', '../packages'];
  await run(create, ['handouts', ...titles, ...places], repository);
  installIn(repository, packed);
  await commitAll(repository);
}, LIMIT_MS);

afterAll(async () => {
  await served.close();
  await rm(root, { recursive: true, force: true });
});

describe('a repository of a module alone', () => {
  test('is made where nothing is, and once', async () => {
    const create = path.join(root, 'npx/node_modules/.bin/create-portal-module');
    const again = run(create, ['handouts', '--en', 'Handouts', '--el', 'Φυλλάδια'], repository);
    await expect(again).rejects.toThrow('package.json');
  });

  test('names versions that can be had, and as peers what the shell provides', () => {
    const { peerDependencies, dependencies, devDependencies } = readManifest(repository);
    const version = readManifest(path.join(ROOT, 'shared-build')).version;
    const range = `^${version}`;
    expect(peerDependencies).toMatchObject({
      'shared-auth': range,
      'shared-record': range,
      'shared-ui': range,
    });
    expect(dependencies).toEqual({ 'shared-contracts': `file:../packages/shared-contracts-${version}.tgz` });
    expect(JSON.stringify({ peerDependencies, dependencies, devDependencies })).not.toMatch(
      /catalog:|workspace:/,
    );
    for (const name of PACKED)
      expect(
        JSON.stringify(readManifest(path.join(repository, 'node_modules', name)).dependencies ?? {}),
      ).not.toMatch(/catalog:|workspace:/);
  });

  test.each(PACKED)('gets %s with all that it imports among what it names', async (name) => {
    const folder = path.join(repository, 'node_modules', name);
    const { dependencies, peerDependencies } = readManifest(folder);
    const named = Object.keys({ ...dependencies, ...peerDependencies });
    const imported = await importsIn(path.join(folder, 'dist'));
    // Fast refresh is there for the shell's sources alone.
    const unnamed = imported.filter(
      (one) => !named.includes(one) && one !== '@pmmmwh/react-refresh-webpack-plugin',
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });

  test.each(['shared-auth', 'shared-client', 'shared-contracts', 'shared-record', 'shared-ui'])(
    'gets every entry point that %s has here',
    (name) => {
      const { exports, publishConfig } = readManifest(path.join(ROOT, name));
      expect(Object.keys(publishConfig?.exports ?? {})).toEqual(Object.keys(exports ?? {}));
    },
  );

  test('has packages of one version, as they are packed together', () => {
    const versions = PACKED.concat(SHEET).map((name) => readManifest(path.join(ROOT, name)).version);
    expect(new Set(versions).size).toBe(1);
  });

  test(
    'passes types, lint, texts and tests',
    async () => {
      for (const part of ['types', 'lint', 'texts']) await script(part);
      expect(await script('test')).toContain('5 passed, 5 total');
    },
    LIMIT_MS,
  );

  test(
    'is told what is wrong with it, by the rules of the portal',
    async () => {
      const spoilt = await copyOf(repository, path.join(root, 'spoilt'));
      unpack(repository, SHEET, packed);
      const file = path.join(spoilt, PAGE);
      const page = await readFile(file, 'utf8');
      const wrong =
        "import { Button } from '@fluentui/react-components';\nexport const LINK = '/factsheets';\nexport const LENGTH: string = departmentRow;\n";
      await writeFile(
        file,
        WRITES_SHEET +
          page.replace(
            "t('departmentList.DepartmentListPage.title')",
            "t('departmentList.DepartmentListPage.titel')",
          ) +
          wrong,
      );
      await expect(script('lint', spoilt)).rejects.toThrow(
        /that package alone knows[^]*shared-contracts\/addresses/,
      );
      await expect(script('texts', spoilt)).rejects.toThrow(
        'DepartmentListPage.titel is named in the code and has no text',
      );
      // And nothing of the sheet, which the first two lines are about.
      await expect(script('types', spoilt)).rejects.toThrow(
        /^(?![^]*(?:shared-sheet|Page\.tsx\([12],))[^]*TS2322.*string/,
      );
    },
    LIMIT_MS,
  );
});

describe('what a module in a repository of its own', () => {
  let built: ModuleRelease;
  beforeAll(async () => {
    unpack(repository, SHEET, packed);
    const page = path.join(repository, PAGE);
    await writeFile(page, WRITES_SHEET + (await readFile(page, 'utf8')));
    await commitAll(repository);
    await script('build');
    built = await readRelease(path.join(repository, 'dist'));
  }, LIMIT_MS);

  test('is built into names its commit, and takes of the shell whatever its peers allow', () => {
    expect(built).toMatchObject({ id: ID, provenance: { author: 'Ελένη Παππά' } });
    expect(built.provenance?.isDirty).toBeUndefined();
    expect(built.share).toMatchObject({
      ...(readManifest(repository).peerDependencies && {
        react: readManifest(repository).peerDependencies?.['react'],
      }),
      'shared-ui/core': readManifest(repository).peerDependencies?.['shared-ui'],
      'zod/mini': `^${sharedVersions()['zod/mini']}`,
    });
    expect(built.server).toMatchObject({ MobilityDepartments: expect.any(Number) });
  });

  test('has its lists written as sheets by, is a worker of its release', () => {
    expect(Object.keys(built.files)).toContainEqual(
      expect.stringMatching(/^sheet\.worker\.[0-9a-f]{10}\.js$/),
    );
  });

  test('has no copy of what the shell provides', async () => {
    const { bundled } = JSON.parse(await readFile(path.join(repository, 'dist/report.json'), 'utf8'));
    expect(bundled).toContain('shared-contracts');
    for (const name of ['react', 'shared-ui', 'shared-auth', 'zod']) expect(bundled).not.toContain(name);
  });

  test(
    'is held against a portal that is deployed, by its address',
    async () => {
      expect(await script('check')).toContain(`${ID}: fits what is in force`);
      portal = await makePortal('lacking', {
        offers: { 'shared-record/pages': ['createPageTexts', 'useMemberLabel'] },
      });
      try {
        await expect(script('check')).rejects.toThrow(
          `${ID} uses \`ListPage\` of shared-record/pages, which the shell in force does not offer: release the shell first.`,
        );
      } finally {
        portal = path.join(root, 'portal');
      }
      await expect(release(['check', ID, '--portal', 'http://localhost:1'])).rejects.toThrow(
        'No portal answers at http://localhost:1',
      );
      await expect(release(['publish', ID, '--portal', served.address])).rejects.toThrow(
        '--portal names an address',
      );
    },
    LIMIT_MS,
  );

  test(
    'is published from there into a folder, and no build of the portal takes it back',
    async () => {
      expect(await release(['publish', ID, '--portal', portal], { RELEASE_KEYS: keys })).toContain(
        `${ID}: ${built.release} is in force`,
      );
      await putBuildsInForce({ shell: path.join(portal, 'shell-abc'), modules: [] }, portal, 'sources');
      expect((await readRegistry(portal)).modules[ID]).toMatchObject({
        release: {
          release: built.release,
          description: { menu: [{ path: '/handouts', label: { el: 'Φυλλάδια' } }] },
        },
      });
      // Its id needs no folder among the packages of the portal.
      expect(await platform(['off', ID, '--portal', portal], { RELEASE_KEYS: keys })).toContain(
        'is switched off',
      );
      expect(await platform(['remove', ID, '--portal', portal], { RELEASE_KEYS: keys })).toContain(
        'is in force no more',
      );
      expect((await readRegistry(portal)).modules).toEqual({});
    },
    LIMIT_MS,
  );

  test(
    'is published from there into a store',
    async () => {
      const store = await openStoreOfTest();
      try {
        const environment = { ...store.environment, RELEASE_KEYS: keys };
        await platform(['publish', 'shell', '--built', path.join(portal, 'shell-abc')], environment);
        expect(await release(['publish', ID], environment)).toContain(`${ID}: ${built.release} is in force`);
        expect(store.objects.has(`m/${ID}/${built.release}/release.json`)).toBe(true);
      } finally {
        store.close();
      }
    },
    LIMIT_MS,
  );
});

describe('portal-dev', () => {
  let dev: ChildProcess;
  let local: string;

  beforeAll(async () => {
    local = `http://localhost:${await freePort()}`;
    const command = path.join(repository, 'node_modules/shared-build/dist/cli/dev.js');
    dev = spawn(process.execPath, [command, '--portal', served.address, '--port', new URL(local).port], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      for (const stream of [dev.stdout, dev.stderr])
        stream?.on('data', (part) => {
          said += String(part);
          if (said.includes('compiled successfully')) resolve();
        });
      dev.once('exit', () => reject(new Error(said)));
    });
  }, LIMIT_MS);

  afterAll(async () => {
    const ended = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill('SIGINT');
    await ended;
  });

  test('shows the module from there in the page of a portal that is deployed', async () => {
    const boot = bootDataOf(
      await (await fetch(`${local}/handouts`, { headers: { accept: 'text/html' } })).text(),
    );
    const { modules } = JSON.parse(boot?.registry.signed ?? '') as Registry;
    const { base, release: developed } = modules[ID]!;
    expect(base).toBe(`/dev/${ID}/`);
    const entry = await fetch(local + base + developed.entry);
    expect(await entry.text()).toContain('mfe_handouts_dev');
  });

  test(
    'brings a change, and tells the page what does not compile',
    async () => {
      const file = path.join(repository, PAGE);
      const before = await readFile(file, 'utf8');
      const pageCode = async () => (await fetch(`${local}/dev/${ID}/module.js`)).text();
      // Node's own takes headers as well, of which types for browsers say nothing.
      const options: object = { headers: { origin: local } };
      const socket: WebSocket = Reflect.construct(WebSocket, [`${local.replace('http', 'ws')}/ws`, options]);
      /** Gives what the page is told next of one of these kinds. */
      const told = (...kinds: readonly string[]) =>
        new Promise<string>((resolve) => {
          socket.addEventListener('message', ({ data }) => {
            const { type } = JSON.parse(String(data)) as { readonly type: string };
            if (kinds.includes(type)) resolve(String(data));
          });
        });
      const write = async (text: string, ...kinds: readonly string[]) => {
        const next = told(...kinds);
        await writeFile(file, text);
        return next;
      };
      try {
        await told('ok');
        expect(await pageCode()).not.toContain('changed while it runs');
        await write(`${before}export const CHANGED = 'changed while it runs';\n`, 'ok');
        expect(await pageCode()).toContain('changed while it runs');

        expect(await write(`${before}export const BROKEN = ;\n`, 'errors')).toContain(
          'DepartmentListPage.tsx',
        );
        // The page goes on from what it has.
        expect(await pageCode()).toContain('changed while it runs');

        await write(before, 'ok');
        expect(await pageCode()).not.toContain('changed while it runs');
      } finally {
        socket.close();
        await writeFile(file, before);
      }
    },
    LIMIT_MS,
  );
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const IMPORT = /(?:^(?:import|export)[^'"`;]*?from |^import |\bimport\(|require\()['"]([^'"./][^'"]*)['"]/gm;

/** Names the packages that the code and the types in a folder import. */
async function importsIn(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:[cm]?js|d\.ts)$/.test(name),
  );
  const code = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const requests = code.flatMap((text) => [...text.matchAll(IMPORT)].map(([, request = '']) => request));
  const names = requests.map((one) => one.split('/', one.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].filter((one) => !one.startsWith('node:')).sort();
}
