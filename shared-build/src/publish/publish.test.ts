import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, describe, jest, test } from '@jest/globals';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import { buildRelease } from '../../test/support/buildRelease.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { KEPT_RELEASES } from '../workspace/limits.ts';
import { activated, publish, rollBack, switchModule } from './publish.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { integrityOf } from '../release/releaseName.ts';

let root: string;
let portal: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  portal = join(root, 'portal');
  useKeysBelow(root);
});

/** Writes a build whose code holds a text, as webpack would leave it. */
async function build(text: string): Promise<{ folder: string; release: ModuleRelease }> {
  const { files, release } = buildRelease({ files: new Map([['entry.js', text]]) });
  const folder = join(root, `built-${release.release}`);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release };
}

function releaseFile(release: string): Promise<string> {
  return readFile(join(portal, 'm', 'mfe-sample', release, 'release.json'), 'utf8');
}

describe('publish', () => {
  test('puts a release into a folder of its own and makes it the active one', async () => {
    const { folder, release } = await build('one');
    await publish(folder, portal);

    const { modules } = await readRegistry(portal);
    expect(modules['mfe-sample']).toMatchObject({ base: `/m/mfe-sample/${release.release}/`, previous: [] });
    expect(await readFile(join(portal, 'm', 'mfe-sample', release.release, 'entry.js'), 'utf8')).toMatch(
      /one$/,
    );
  });

  test('asks again whether it fits when something else comes into force meanwhile', async () => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    const judge = jest
      .fn<() => Promise<void>>()
      .mockImplementationOnce(async () => {
        await switchModule('mfe-sample', 'off', portal);
      })
      .mockRejectedValueOnce(new Error('does not fit any more'));

    await expect(publish(second.folder, portal, judge)).rejects.toThrow('does not fit any more');
    expect(judge).toHaveBeenCalledTimes(2);
    expect((await readRegistry(portal)).modules['mfe-sample']?.release.release).toBe(first.release.release);
  });

  test('keeps the release before, and remembers it', async () => {
    const [first, second] = [await build('one'), await build('two')];
    const { sequence: before } = await publish(first.folder, portal);
    await publish(second.folder, portal);

    const { modules, sequence } = await readRegistry(portal);
    expect(modules['mfe-sample']?.release.release).toBe(second.release.release);
    expect(modules['mfe-sample']?.previous).toEqual([
      { release: first.release.release, integrity: integrityOf(await releaseFile(first.release.release)) },
    ]);
    expect(sequence).toBeGreaterThan(before);
    expect(await readdir(join(portal, 'm', 'mfe-sample'))).toHaveLength(2);
  });

  test.each([
    ['are gone', (file: string) => rm(file)],
    ['are damaged', (file: string) => writeFile(file, '{"release":')],
    ['say something else than the registry', (file: string) => writeFile(file, '{"release":"other"}')],
  ])('leads nobody back to a release whose files %s', async (_what, spoil) => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    await spoil(join(portal, 'm', 'mfe-sample', first.release.release, 'release.json'));
    await publish(second.folder, portal);

    expect((await readRegistry(portal)).modules['mfe-sample']?.previous).toEqual([]);
  });

  test('changes nothing when the same release is published again', async () => {
    const { folder } = await build('one');
    const { sequence } = await publish(folder, portal);
    await publish(folder, portal);

    expect((await readRegistry(portal)).sequence).toBe(sequence);
  });

  test('never writes into a release that is there, and refuses one that differs', async () => {
    const { folder, release } = await build('one');
    await publish(folder, portal);
    const published = join(portal, 'm', 'mfe-sample', release.release, 'entry.js');
    await writeFile(published, 'tampered');

    await expect(publish(folder, portal)).rejects.toThrow('not what was built');
    expect(await readFile(published, 'utf8')).toBe('tampered');
  });

  test('refuses a build whose files are not those of its release file', async () => {
    const { folder } = await build('one');
    await writeFile(join(folder, 'entry.js'), 'changed after the build');

    await expect(publish(folder, portal)).rejects.toThrow('not what was built');
    expect((await readRegistry(portal)).modules).toEqual({});
  });
});

describe('rollBack', () => {
  test('makes the release before active again, and a second time undoes it', async () => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    await publish(second.folder, portal);

    await rollBack('mfe-sample', portal);
    expect((await readRegistry(portal)).modules['mfe-sample']?.release.release).toBe(first.release.release);
    await rollBack('mfe-sample', portal);
    expect((await readRegistry(portal)).modules['mfe-sample']?.release.release).toBe(second.release.release);
  });

  test('says so when there is nothing to go back to', async () => {
    await publish((await build('one')).folder, portal);

    await expect(rollBack('mfe-sample', portal)).rejects.toThrow('no earlier release');
  });
});

describe('switchModule', () => {
  const isOff = async () => (await readRegistry(portal)).modules['mfe-sample']?.isOff;

  test('switches off and on by the registry alone, and a new release leaves it off', async () => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    await switchModule('mfe-sample', 'off', portal);
    expect(await isOff()).toBe(true);
    await publish(second.folder, portal);
    await rollBack('mfe-sample', portal);
    expect(await isOff()).toBe(true);
    await switchModule('mfe-sample', 'on', portal);
    expect(await isOff()).toBeUndefined();
    expect((await readRegistry(portal)).modules['mfe-sample']?.release.release).toBe(first.release.release);
  });

  test('is one act where two people switch the same way at once', async () => {
    const { folder } = await build('one');
    await publish(folder, portal);
    await Promise.all(Array.from({ length: 4 }, () => switchModule('mfe-sample', 'off', portal)));
    expect((await readReleaseLog(portal)).map(({ act }) => act)).toEqual(['publish', 'switch-off']);
  });

  test('leaves a line for each act in the log, with who did it, and none where nothing changed', async () => {
    const { folder, release } = await build('one');
    const { sequence } = await publish(folder, portal);
    process.env['RELEASED_BY'] = 'run 17';
    await switchModule('mfe-sample', 'off', portal);
    await switchModule('mfe-sample', 'off', portal);
    delete process.env['RELEASED_BY'];

    const log = await readReleaseLog(portal);
    expect(log).toMatchObject([
      { sequence, act: 'publish', module: 'mfe-sample', release: release.release },
      { act: 'switch-off', by: 'run 17' },
    ]);
    expect(log[1]?.sequence).toBeGreaterThan(sequence);
    expect(log).toHaveLength(2);
    expect(log[0]?.by).not.toBe('');
    expect(Date.now() - Date.parse(log[1]?.at ?? '')).toBeLessThan(60_000);
  });

  test('says in the log what a release was built from', async () => {
    const { folder, release } = await build('one');
    const provenance = { commit: 'c0ffee', committedAt: '2026-03-02T02:30:00.000Z', author: 'Ελένη Παππά' };
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, provenance }));
    await publish(folder, portal);

    expect(await readReleaseLog(portal)).toMatchObject([{ release: release.release, provenance }]);
    expect((await readRegistry(portal)).modules['mfe-sample']?.release.provenance).toEqual(provenance);
  });

  test('says so when the module was never published', async () => {
    await expect(switchModule('mfe-none', 'off', portal)).rejects.toThrow('never been published');
  });
});

describe('activated', () => {
  test('remembers a limited number of earlier releases, newest first', () => {
    const releases = Array.from({ length: KEPT_RELEASES + 3 }, (_, index) => ({
      ...buildRelease().release,
      release: `1.0.${index}`,
    }));
    const entry = releases.reduce<ReturnType<typeof activated> | undefined>(
      (current, release) => activated(current, release, `sha384-of-${current?.release.release}`),
      undefined,
    );

    expect(entry?.previous).toHaveLength(KEPT_RELEASES);
    const newest = `1.0.${KEPT_RELEASES + 1}`;
    expect(entry?.previous[0]).toEqual({ release: newest, integrity: `sha384-of-${newest}` });
  });
});
