import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildRelease } from '../test/support/buildRelease.ts';
import { useKeysBelow } from '../test/support/keysOfTest.ts';
import { publish, rollBack } from './publish.ts';
import { readRegistry } from './registryFile.ts';
import { readReleaseLog } from './releaseLog.ts';
import { BOOT_DATA_SLOT, PAGE_TEMPLATE, shellBase } from './shellFiles.ts';
import { SHELL_FILE, type ShellRelease } from './shellRelease.ts';
import { takeBack } from './takeBack.ts';

const MODULE = 'mfe-sample';
const SHELL: ShellRelease = {
  release: 'shell1',
  contract: 1,
  scripts: [],
  shares: { react: '19.3.1' },
  shareFiles: {},
  locales: { en: [], el: [] },
  files: {},
};
const LATER = '2099-01-01T00:00:00.000Z';

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

/** Publishes a release whose code holds a text; gives its name. */
async function release(
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
  await publish(folder, portal);
  return made.release;
}

async function inForce() {
  const { modules } = await readRegistry(portal);
  return modules[MODULE];
}

describe('a release that failed in too many browsers', () => {
  test('gives way to the one before, in the page and in the log, and is not gone back to', async () => {
    const [first, second, third] = [await release('one'), await release('two'), await release('three')];

    expect(await takeBack(portal, { module: MODULE, release: third, at: LATER })).toBe(second);

    expect((await inForce())?.release.release).toBe(second);
    expect(JSON.stringify((await inForce())?.previous)).toContain(first);
    expect(JSON.stringify((await inForce())?.previous)).not.toContain(third);
    expect(await readFile(join(portal, 'index.html'), 'utf8')).toContain(second);
    expect((await readReleaseLog(portal)).at(-1)).toMatchObject({ act: 'take-back', release: second });
  });

  test('gives way to another code, and not to its own of an earlier commit', async () => {
    const first = await release('one');
    const [same, burnt] = [await release('two'), await release('two', undefined, '2026.03.02-c0ffee00')];
    expect(await takeBack(portal, { module: MODULE, release: burnt, at: LATER })).toBe(first);
    expect(JSON.stringify(await inForce())).not.toContain(same);
  });

  test('is left when it is not in force', async () => {
    const [first] = [await release('one'), await release('two')];
    const before = await readRegistry(portal);
    expect(await takeBack(portal, { module: MODULE, release: first, at: LATER })).toBeUndefined();
    expect(await takeBack(portal, { module: 'mfe-other', release: first, at: LATER })).toBeUndefined();
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('stays when somebody put it in force after it had failed', async () => {
    const [first] = [await release('one'), await release('two')];
    const failedAt = new Date(Date.now() - 1).toISOString();
    await rollBack(MODULE, portal);
    expect(await takeBack(portal, { module: MODULE, release: first, at: failedAt })).toBeUndefined();
    expect((await inForce())?.release.release).toBe(first);
  });

  test('gives way to the newest one that fits the shell', async () => {
    const first = await release('one');
    await release('two', { react: '^20.0.0' });
    const third = await release('three');
    expect(await takeBack(portal, { module: MODULE, release: third, at: LATER })).toBe(first);
  });

  test('stays when nothing can take its place, and says why', async () => {
    await release('one', { react: '^20.0.0' });
    const second = await release('two');
    await expect(takeBack(portal, { module: MODULE, release: second, at: LATER })).rejects.toThrow(
      /no earlier release that could take its place[\s\S]*needs react \^20/,
    );
    expect((await inForce())?.release.release).toBe(second);
  });
});
