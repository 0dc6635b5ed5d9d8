import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildRelease } from '../../test/support/buildRelease.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { promote, publishCanary } from './canary.ts';
import { publish, rollBack, switchModule } from './publish.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { logRelease, readReleaseLog, RELEASE_LOG } from '../release/releaseLog.ts';
import { BOOT_DATA_SLOT, PAGE_TEMPLATE, shellBase } from '../release/shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import { type BurntRelease, takeBack } from './takeBack.ts';

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
let root: string;
let portal: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'take-back-'));
  portal = join(root, 'portal');
  useKeysBelow(root);
  await mkdir(join(portal, shellBase(SHELL.release)), { recursive: true });
  await writeFile(join(portal, SHELL_FILE), JSON.stringify(SHELL));
  await writeFile(join(portal, shellBase(SHELL.release), PAGE_TEMPLATE), BOOT_DATA_SLOT);
});

/** Builds a release whose code holds a text; gives its name and folder. */
async function build(
  text: string,
  share: Readonly<Record<string, string>> = { react: '^19.0.0' },
  version = '1.2.3',
) {
  const files = new Map([['entry.js', text]]);
  const { files: named, release: made, report } = buildRelease({ files, share, version });
  const folder = join(root, `built-${made.release}`);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of named) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'release.json'), JSON.stringify(made));
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  return { name: made.release, folder };
}

/** Publishes a release whose code holds a text; gives its name. */
async function release(text: string, share?: Readonly<Record<string, string>>, version?: string) {
  const { name, folder } = await build(text, share, version);
  await publish(folder, portal);
  return name;
}

/** Tells of a release that it was found out just now to fail. */
async function burnt(name: string, module = MODULE): Promise<BurntRelease> {
  return { module, release: name, sequence: (await readRegistry(portal)).sequence };
}

const acts = async () => (await readReleaseLog(portal)).map(({ act }) => act);

async function inForce() {
  const { modules } = await readRegistry(portal);
  return modules[MODULE];
}

describe('a release that failed in too many browsers', () => {
  test('gives way to the one before, in the page and in the log, and is not gone back to', async () => {
    const [first, second, third] = [await release('one'), await release('two'), await release('three')];

    expect(await takeBack(portal, await burnt(third))).toBe(second);

    expect((await inForce())?.release.release).toBe(second);
    expect(JSON.stringify((await inForce())?.previous)).toContain(first);
    expect(JSON.stringify((await inForce())?.previous)).not.toContain(third);
    expect(await readFile(join(portal, 'index.html'), 'utf8')).toContain(second);
    expect((await readReleaseLog(portal)).at(-1)).toMatchObject({ act: 'take-back', release: second });
  });

  test('gives way to another code, and not to its own of an earlier commit', async () => {
    const first = await release('one');
    const [same, failed] = [await release('two'), await release('two', undefined, '2026.03.02-c0ffee00')];
    expect(await takeBack(portal, await burnt(failed))).toBe(first);
    expect(JSON.stringify(await inForce())).not.toContain(same);
  });

  test('is left when it is not in force', async () => {
    const [first] = [await release('one'), await release('two')];
    const before = await readRegistry(portal);
    expect(await takeBack(portal, await burnt(first))).toBeUndefined();
    expect(await takeBack(portal, await burnt(first, 'mfe-other'))).toBeUndefined();
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('stays when somebody put it in force after it had failed', async () => {
    const [first] = [await release('one'), await release('two')];
    const failed = await burnt(first);
    await rollBack(MODULE, portal);
    expect(await takeBack(portal, failed)).toBeUndefined();
    expect((await inForce())?.release.release).toBe(first);
    const second = await release('two');
    expect(await takeBack(portal, await burnt(second))).toBe(first);
  });

  test.each(['2000-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'])(
    'is judged by the numbers of the registry, whatever clock the machine had that released: %s',
    async (at) => {
      const [first, second] = [await release('one'), await release('two')];
      const log = join(portal, RELEASE_LOG);
      const lines = await readFile(log, 'utf8');
      await writeFile(log, lines.replaceAll(/"at":"[^"]*"/g, `"at":"${at}"`));
      const earlier = { ...(await burnt(second)), sequence: (await burnt(second)).sequence - 1 };
      expect(await takeBack(portal, earlier)).toBeUndefined();
      expect(await takeBack(portal, await burnt(second))).toBe(first);
    },
  );

  test('is taken back all the same when a command that died had only written to the log', async () => {
    const [first, second] = [await release('one'), await release('two')];
    const { sequence } = await readRegistry(portal);
    await logRelease(portal, sequence + 5, { act: 'publish', module: MODULE, release: second });
    await logRelease(portal, sequence + 6, { act: 'take-back', module: MODULE, release: second });
    expect(await takeBack(portal, await burnt(second))).toBe(first);
  });

  test('is taken back once by two guards, and a take-back that changes nothing is not in the log', async () => {
    const [first, second] = [await release('one'), await release('two')];
    const failed = await burnt(second);
    const taken = await Promise.all([takeBack(portal, failed), takeBack(portal, failed)]);
    expect(taken.filter((one) => one !== undefined)).toEqual([first]);
    expect(await acts()).toEqual(['publish', 'publish', 'take-back']);
    const { sequence } = await readRegistry(portal);
    expect(await takeBack(portal, failed)).toBeUndefined();
    expect((await readRegistry(portal)).sequence).toBe(sequence);
  });

  test.each<readonly [string, (next: { readonly folder: string }) => Promise<unknown>]>([
    ['published another', async ({ folder }) => publish(folder, portal)],
    [
      'promoted another',
      async ({ folder }) => {
        await publishCanary(folder, portal, 10);
        await promote(MODULE, portal);
      },
    ],
  ])(
    'is the only one: what took its place stays, however it fails, until somebody has %s',
    async (_what, next) => {
      const [first, second, third] = [await release('one'), await release('two'), await release('three')];
      await takeBack(portal, await burnt(third));
      await expect(takeBack(portal, await burnt(second))).rejects.toThrow(
        `${second} fails in too many browsers too, and somebody has to decide`,
      );
      await switchModule(MODULE, 'off', portal);
      await switchModule(MODULE, 'on', portal);
      await expect(takeBack(portal, await burnt(second))).rejects.toThrow('has to decide');
      expect((await inForce())?.release.release).toBe(second);
      expect(JSON.stringify((await inForce())?.previous)).toContain(first);

      const other = await build('four');
      await next(other);
      expect(await takeBack(portal, await burnt(other.name))).toBe(second);
    },
  );

  test('gives way to the newest one that fits the shell', async () => {
    const first = await release('one');
    await release('two', { react: '^20.0.0' });
    const third = await release('three');
    expect(await takeBack(portal, await burnt(third))).toBe(first);
  });

  test('stays when nothing can take its place, and says why', async () => {
    await release('one', { react: '^20.0.0' });
    const second = await release('two');
    await expect(takeBack(portal, await burnt(second))).rejects.toThrow(
      /no earlier release that could take its place[\s\S]*needs react \^20/,
    );
    expect((await inForce())?.release.release).toBe(second);
  });
});
