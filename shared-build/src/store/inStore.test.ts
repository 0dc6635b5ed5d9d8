import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isSignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { buildRelease } from '../../test/support/buildRelease.ts';
import { buildShell } from '../../test/support/buildShell.ts';
import { buildModule, makeImage } from '../../test/support/imageOfTest.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { openStoreOfTest, type StoreOfTest } from '../../test/support/storeOfTest.ts';
import { bootDataOf, writeIndexPage } from '../portalPage/indexPage.ts';
import { promote, publishCanary } from '../publish/canary.ts';
import { publishPreview } from '../publish/preview.ts';
import { publish, rollBack } from '../publish/publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { BOOT_DATA_SLOT, PAGE_TEMPLATE, shellBase } from '../release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import type { BurntRelease } from '../publish/takeBack.ts';
import { guardInStore } from './guardInStore.ts';
import { inStore } from './inStore.ts';
import { openMapStore, openStore } from './objectStore.ts';
import { storeSettings, type StoreSettings } from './storeSettings.ts';

const MODULE = 'mfe-sample';
const SHELL: ShellRelease = {
  release: 'shell1',
  contract: 2,
  scripts: [],
  shares: { react: '19.3.1' },
  shareFiles: {},
  locales: { en: [], el: [] },
  files: {},
};
const SHORT_MS = 1_500;
/** What commands find in their environment: nothing of the test's own, but what Node has compiled of the same sources before. */
const OF_COMMANDS = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

let root: string;
let fake: StoreOfTest;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'in-store-'));
  useKeysBelow(root);
  fake = await openStoreOfTest();
});
afterEach(() => fake.close());

function settings(changes: Readonly<Record<string, string>> = {}): StoreSettings {
  const found = storeSettings({ ...fake.environment, ...changes });
  if (found === undefined) throw new Error('no store');
  return found;
}

async function build(text: string) {
  const { files, release, report } = buildRelease({
    holdsHashes: false,
    files: new Map([['entry.js', text]]),
  });
  const folder = join(root, `built-${release.release}`);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'entry.js.br'), brotliCompressSync(text));
  await mkdir(join(folder, '.maps'), { recursive: true });
  await writeFile(join(folder, '.maps', 'entry.js.map'), '{"version":3}');
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  return { folder, name: release.release };
}

async function addShell(folder: string) {
  await mkdir(join(folder, shellBase(SHELL.release)), { recursive: true });
  await writeFile(join(folder, SHELL_FILE), JSON.stringify(SHELL));
  const slot = `<script type="application/json" id="portal-boot">${BOOT_DATA_SLOT}</script>`;
  await writeFile(join(folder, shellBase(SHELL.release), PAGE_TEMPLATE), slot);
}

const store = () => openStore(settings(), SHORT_MS);
const inTest = <T>(work: (folder: string) => Promise<T>) =>
  inStore(store(), [MODULE], { writesPage: true }, work);

/** Publishes a release, with the shell the first time. */
async function release(text: string) {
  const { folder, name } = await build(text);
  await inTest(async (portal) => {
    if (fake.objects.size === 0) await addShell(portal);
    await publish(folder, portal);
    await writeIndexPage(portal);
  });
  return name;
}

function opened(text: string) {
  const signed: unknown = JSON.parse(text);
  if (!isSignedRegistry(signed)) throw new Error('not signed');
  return JSON.parse(signed.signed);
}
const inForce = () => opened(fake.read('registry/registry.json')).modules[MODULE]?.release.release;
/** Tells of a release that it was found out just now to fail. */
const failing = (release: string): BurntRelease => ({
  module: MODULE,
  release,
  sequence: opened(fake.read('registry/registry.json')).sequence,
});
const inPage = () =>
  JSON.parse(bootDataOf(fake.read('index.html'))?.registry.signed ?? '{}').modules[MODULE].release.release;
const acts = () =>
  fake
    .read('releases.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).act);

describe('a release', () => {
  test('comes with its files first, then the registry, then the page, each kept as the server would have it', async () => {
    const name = await release('one');
    const base = `m/${MODULE}/${name}`;
    expect([inForce(), inPage()]).toEqual([name, name]);
    const put = fake.calls.filter((call) => call.startsWith('PUT')).map((call) => call.slice(4));
    const order = [
      `${base}/entry.js`,
      `${base}/release.json`,
      'releases.jsonl',
      'registry/registry.json',
      'index.html',
    ];
    expect(put.filter((key) => order.includes(key))).toEqual(order);
    expect(fake.objects.has(`${base}/entry.js.br`)).toBe(false);
    expect([...fake.objects.keys()].filter((key) => key.includes('map'))).toEqual([]);
    expect(fake.objects.get(`${base}/entry.js`)?.headers).toEqual({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(fake.objects.get('registry/registry.json')?.headers['cache-control']).toBe('no-cache');
  });

  test('is gone back from, with nothing written of its files again', async () => {
    const [first] = [await release('one'), await release('two')];
    fake.calls.length = 0;
    await inTest(async (portal) => {
      await rollBack(MODULE, portal);
      await writeIndexPage(portal);
    });
    expect([inForce(), inPage()]).toEqual([first, first]);
    expect(fake.calls.some((call) => call.startsWith('PUT m/'))).toBe(false);
    expect(acts()).toEqual(['publish', 'publish', 'rollback']);
  });

  test('is offered as a preview, then to a part, then to all, also from a later build of the same', async () => {
    const stable = await release('one');
    const { folder, name } = await build('two');
    const act = (work: (portal: string) => Promise<unknown>) =>
      inTest(async (portal) => {
        await work(portal);
        await writeIndexPage(portal);
      });
    await act((portal) => publishPreview(folder, portal));
    expect([inForce(), inPage()]).toEqual([stable, stable]);
    expect(fake.objects.has(`m/${MODULE}/${name}/entry.js`)).toBe(true);

    await writeFile(join(folder, 'report.json'), '{"gzip":{},"bundled":[]}');
    await act((portal) => publishCanary(folder, portal, 10));
    expect([inForce(), inPage()]).toEqual([stable, stable]);
    await act((portal) => promote(MODULE, portal));
    expect([inForce(), inPage()]).toEqual([name, name]);
    expect(acts()).toEqual(['publish', 'preview', 'canary', 'promote']);
  });

  test('that is there already is compared, and refused when it differs', async () => {
    const { folder, name } = await build('two');
    await release('one');
    const key = `m/${MODULE}/${name}/entry.js`;
    fake.objects.set(key, { content: Buffer.from('foreign'), etag: '"e"', headers: {} });
    const before = fake.read('registry/registry.json');
    await expect(inTest((portal) => publish(folder, portal))).rejects.toThrow('is not what was built');
    expect(fake.read('registry/registry.json')).toBe(before);
    expect(fake.read(key)).toBe('foreign');
  });

  test('is taken back by the guard, which asks for the registry alone until it changes', async () => {
    const [first, second] = [await release('one'), await release('two')];
    const answer = guardInStore(settings());
    const burnt = failing(second);
    expect(await answer(burnt)).toContain(`${first} is in force`);
    expect([inForce(), inPage()]).toEqual([first, first]);
    await answer(burnt);
    fake.calls.length = 0;
    expect(await answer(burnt)).toBeUndefined();
    expect(fake.calls).toEqual(['GET registry/registry.json']);
  });

  test('is left by the guard when nothing can take its place, which asks for the registry alone from then on', async () => {
    const only = await release('one');
    const answer = guardInStore(settings());
    const burnt = failing(only);
    await expect(answer(burnt)).rejects.toThrow('no earlier release');
    fake.calls.length = 0;
    expect(await answer(burnt)).toBeUndefined();
    expect(fake.calls).toEqual(['GET registry/registry.json']);
    const next = await release('two');
    expect(await answer(failing(next))).toContain('taken back');
  });

  test('is looked at again by the guard when the store failed', async () => {
    const [first, second] = [await release('one'), await release('two')];
    const answer = guardInStore(settings());
    const burnt = failing(second);
    fake.instead = (request, reply) => {
      const fails = request.method === 'PUT';
      if (fails) reply.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return fails;
    };
    await expect(answer(burnt)).rejects.toThrow('403');
    fake.instead = undefined;
    expect(await answer(burnt)).toContain(`${first} is in force`);
  });
});

describe('two at once', () => {
  test.each([false, true])(
    'come in both, each with one line, and the page has both (plain ETags: %s)',
    async (plain) => {
      fake.comparesPlain = plain;
      await release('one');
      const built = await Promise.all(['a', 'b', 'c', 'd'].map((text) => build(text)));
      await Promise.all(
        built.map(({ folder }) =>
          inTest(async (portal) => {
            await publish(folder, portal);
            await writeIndexPage(portal);
          }),
        ),
      );
      const { modules } = opened(fake.read('registry/registry.json'));
      const known = [modules[MODULE].release, ...modules[MODULE].previous].map((one) => one.release);
      expect(known).toEqual(expect.arrayContaining(built.map(({ name }) => name)));
      expect(inPage()).toBe(inForce());
      expect(acts()).toEqual(['publish', 'publish', 'publish', 'publish', 'publish']);
    },
  );

  test('are not let into a store that does not look at conditions', async () => {
    fake.ignoresConditions = true;
    await expect(release('one')).rejects.toThrow('does not look at If-None-Match and If-Match');
    expect([...fake.objects.keys()]).toEqual(['registry/.conditions']);
  });
});

describe('a command that dies', () => {
  /** Lets the store fail from the first call on that writes this key. */
  function dieAt(key: string) {
    fake.instead = (request, reply) => {
      const dies = request.method === 'PUT' && request.url?.endsWith(key) === true;
      if (dies) reply.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return dies;
    };
  }

  test('before the registry leaves the portal as it was, and the next one goes on', async () => {
    const first = await release('one');
    dieAt('registry/registry.json');
    await expect(release('two')).rejects.toThrow('answers 403 (AccessDenied) to PUT');
    expect([inForce(), inPage()]).toEqual([first, first]);
    fake.instead = undefined;
    const second = await release('two');
    expect([inForce(), inPage()]).toEqual([second, second]);
  });

  test('before the page leaves one that works, which the next command brings up to date', async () => {
    const first = await release('one');
    dieAt('index.html');
    await expect(release('two')).rejects.toThrow('may not write it');
    expect(inPage()).toBe(first);
    expect(inForce()).not.toBe(first);
    fake.instead = undefined;
    await inTest(writeIndexPage);
    expect(inPage()).toBe(inForce());
  });

  test('needs no right to the page where that is written elsewhere', async () => {
    await release('one');
    dieAt('index.html');
    const { folder, name } = await build('two');
    await inStore(store(), [MODULE], { writesPage: false }, async (portal) => {
      await publish(folder, portal);
      await writeIndexPage(portal);
    });
    expect(inForce()).toBe(name);
  });
});

describe('a bad answer', () => {
  test.each([
    ['an error', 500, 'InternalError', 'answers 500 (InternalError) to GET'],
    ['a refusal', 403, 'AccessDenied', 'Without the right to list'],
    ['a way elsewhere', 307, 'TemporaryRedirect', 'did not answer'],
  ])('%s is a sentence', async (_what, status, code, sentence) => {
    fake.instead = (_request, reply) => {
      reply.writeHead(status, { location: '/' }).end(`<Error><Code>${code}</Code></Error>`);
      return true;
    };
    await expect(release('one')).rejects.toThrow(sentence);
    expect(fake.objects.size).toBe(0);
  });

  test('none, and half of one, put nothing in force', async () => {
    await release('one');
    const before = fake.read('registry/registry.json');
    fake.instead = () => true;
    await expect(release('two')).rejects.toThrow('it took too long');
    fake.instead = (_request, reply) => {
      reply.writeHead(200, { etag: '"e"', 'content-length': '1000' }).write('half', () => reply.destroy());
      return true;
    };
    await expect(release('two')).rejects.toThrow('did not answer');
    fake.instead = undefined;
    expect(fake.read('registry/registry.json')).toBe(before);
  });

  test('a registry of others is refused, and none of their paths is followed', async () => {
    await release('one');
    const foreign = {
      schema: 2,
      sequence: 1,
      modules: { '../../escape': { release: { release: 'x' }, previous: [] } },
    };
    const text = JSON.stringify({
      signed: JSON.stringify(foreign),
      signatures: [],
      keys: { signed: '{}', signatures: [] },
    });
    fake.objects.set('registry/registry.json', { content: Buffer.from(text), etag: '"f"', headers: {} });
    fake.calls.length = 0;
    await expect(release('two')).rejects.toThrow('vouch for');
    expect(fake.calls.filter((call) => call.includes('escape') || call.startsWith('PUT'))).toEqual([]);
  });
});

describe('settings', () => {
  test.each([
    [{ RELEASE_STORE: 'https://example.org' }, 's3://bucket or'],
    [{ RELEASE_STORE: 's3://portal-releases/../x' }, 's3://bucket or'],
    [{ RELEASE_STORE_ENDPOINT: 'store' }, 'RELEASE_STORE_ENDPOINT'],
    [{ AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY'],
    [{ RELEASE_PAGE: 'there' }, 'RELEASE_PAGE'],
  ])('%j is refused by name', (changes, sentence) => {
    expect(() => settings(changes)).toThrow(sentence);
  });

  test('without an endpoint the store is that of Amazon', () => {
    expect(settings({ RELEASE_STORE_ENDPOINT: '' }).base).toBe(
      'https://portal-releases.s3.eu-south-1.amazonaws.com/erasmus/',
    );
  });
});

describe('source maps', () => {
  const kept = () => ({
    writesPage: true,
    maps: openMapStore(settings({ RELEASE_MAPS: 's3://portal-maps/erasmus' }), SHORT_MS),
  });
  const releaseWithMaps = async (text: string) => {
    const { folder, name } = await build(text);
    await inStore(store(), [MODULE], kept(), async (portal) => {
      if (!fake.objects.has('index.html')) await addShell(portal);
      await publish(folder, portal);
      await writeIndexPage(portal);
    });
    return name;
  };
  const mapOf = (name: string) => `/portal-maps/erasmus/m/${MODULE}/${name}/.maps/entry.js.map`;

  test('are kept in a store of their own, and come to the server with one command', async () => {
    const [first, second] = [await releaseWithMaps('one'), await releaseWithMaps('two')];
    expect(fake.read(mapOf(second))).toBe('{"version":3}');
    expect([...fake.objects.keys()].filter((key) => key.startsWith('m/') && key.includes('map'))).toEqual([]);

    const folder = join(root, 'served');
    const command = async () => {
      const file = join(import.meta.dirname, '..', 'cli', 'registry.ts');
      const env = {
        ...OF_COMMANDS,
        ...fake.environment,
        RELEASE_MAPS: 's3://portal-maps/erasmus',
      };
      return (await promisify(execFile)(process.execPath, [file, 'maps', folder], { env })).stdout;
    };
    expect(await command()).toContain('2 source maps');
    for (const name of [first, second])
      expect(await readFile(join(folder, 'm', MODULE, name, '.maps', 'entry.js.map'), 'utf8')).toContain('3');
    expect(await command()).toContain('0 source maps');
  });

  test('are not put where everybody can read them, and nothing is released then', async () => {
    await releaseWithMaps('one');
    const before = fake.read('registry/registry.json');
    fake.instead = (request, reply) => {
      const isAnybody = request.headers.authorization === undefined;
      if (isAnybody) reply.writeHead(200).end('here you are');
      return isAnybody;
    };
    await expect(releaseWithMaps('two')).rejects.toThrow('Everybody can read s3://portal-maps/erasmus');
    expect(fake.read('registry/registry.json')).toBe(before);
  });

  test.each(['s3://portal-releases/erasmus', 's3://portal-releases/erasmus/m/maps', 'portal-maps'])(
    'are not put into %s',
    (address) => {
      expect(() => settings({ RELEASE_MAPS: address })).toThrow('RELEASE_MAPS');
    },
  );
});

test('the commands themselves: bring, verify, renew', async () => {
  const built = await buildModule(MODULE, 'one');
  const name = (await readRelease(built)).release;
  const image = await makeImage({ modules: [built] });
  const env = {
    ...OF_COMMANDS,
    RELEASE_KEYS: join(root, 'keys'),
    TMPDIR: root,
    ...fake.environment,
  };
  const command = async (...args: readonly string[]) => {
    const file = join(import.meta.dirname, '..', 'cli', 'registry.ts');
    return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
  };
  expect(await command('bring', image)).toContain('in force');
  expect([inForce(), inPage()]).toEqual([name, name]);
  expect(fake.read(`m/${MODULE}/${name}/entry.js`)).toMatch(/one$/);
  expect(await command('verify')).toContain(`${MODULE} ${name}`);
  await expect(command('renew', '--portal', image)).rejects.toThrow('Either RELEASE_STORE or --portal');

  const later = await buildModule(MODULE, 'two');
  await inTest((portal) => publish(later, portal));
  expect(await command('bring', image)).toContain(`${MODULE}: ${name} is behind what was released here`);
  expect(inForce()).toBe((await readRelease(later)).release);

  await rename(join(root, 'keys'), join(root, 'lost'));
  await expect(command('renew', '--now')).rejects.toThrow('vouch for');
  await command('renew', '--unverified');
  expect(await command('verify')).toContain(MODULE);
  // Nothing of it stays on this machine.
  expect((await readdir(root)).filter((entry) => entry.startsWith('portal-'))).toEqual([]);
  await rm(root, { recursive: true });
});

test(
  'the command that moves shell and modules at once writes the registry once, and what ends it halfway leaves the old set',
  async () => {
    const step = (major: number) => ({ share: { react: `^${major}.0.0` } });
    const shellOf = (name: string, major: number) =>
      buildShell(root, name, { shares: { react: `${major}.0.0`, 'shared-ui/core': '0.1.4' } });
    const env = { ...OF_COMMANDS, RELEASE_KEYS: join(root, 'keys'), ...fake.environment };
    const command = async (...args: readonly string[]) => {
      const file = join(import.meta.dirname, '..', 'cli', 'portal.ts');
      return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
    };
    const before = [await shellOf('first', 19), await buildModule(MODULE, 'react 19', step(19))];
    const after = [await shellOf('second', 20), await buildModule(MODULE, 'react 20', step(20))];
    await command('publish', 'together', ...before);
    const names = await Promise.all(
      [before[1], after[1]].map(async (one) => (await readRelease(one ?? '')).release),
    );

    fake.instead = (request, reply) => {
      if (request.method !== 'PUT' || request.url?.endsWith('/registry.json') !== true) return false;
      reply.destroy();
      return true;
    };
    await expect(command('publish', 'together', ...after)).rejects.toMatchObject({ code: 1 });
    fake.instead = undefined;
    const shell = () => opened(fake.read('registry/registry.json')).shell.release;
    expect([shell(), inForce(), inPage()]).toEqual(['first', names[0], names[0]]);

    fake.calls.length = 0;
    await command('publish', 'together', ...after);
    expect([shell(), inForce(), inPage()]).toEqual(['second', names[1], names[1]]);
    expect(fake.calls.filter((call) => call === 'PUT registry/registry.json')).toHaveLength(1);
    await command('rollback', 'together');
    expect([shell(), inForce(), inPage()]).toEqual(['first', names[0], names[0]]);

    const served = join(root, 'served.json');
    await writeFile(served, JSON.stringify({ upTo: 1, from: {} }));
    await command('publish', 'server', served);
    expect(JSON.parse(fake.read('registry/server.json'))).toEqual({ upTo: 1, from: {} });
    const needy = await buildModule(MODULE, 'needy', { ...step(19), server: { readNotes: 2 } });
    await expect(command('check', 'together', needy)).rejects.toThrow('release the server first');
  },
  patient(60_000),
);
