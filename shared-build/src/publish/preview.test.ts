import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildRelease } from '../../test/support/buildRelease.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { KEPT_PREVIEWS } from '../workspace/limits.ts';
import { forgetPreview, publishPreview } from './preview.ts';
import { namedReleases } from '../release/previousReleases.ts';
import { publish, rollBack, switchModule } from './publish.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';

const ID = 'mfe-sample';
let root: string;
let portal: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'));
  portal = join(root, 'portal');
  useKeysBelow(root);
});

/** Writes a build whose code holds a text; gives its folder and the release's name. */
async function build(text: string) {
  const { files, release } = buildRelease({ files: new Map([['entry.js', text]]) });
  const folder = join(root, `built-${release.release}`);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, name: release.release };
}

async function entry() {
  return (await readRegistry(portal)).modules[ID]!;
}

async function previews() {
  return (await entry()).previews?.map(({ release }) => release);
}

describe('publishPreview', () => {
  test('names a release with its hash, and leaves in force what is', async () => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    await publishPreview(second.folder, portal);

    expect(await entry()).toMatchObject({
      release: { release: first.name },
      previous: [],
      previews: [{ release: second.name, integrity: expect.stringMatching(/^sha384-.{64}$/) }],
    });
    expect(await readReleaseLog(portal)).toMatchObject([
      { act: 'publish' },
      { act: 'preview', module: ID, release: second.name },
    ]);
  });

  test('keeps a limited number of them, newest first', async () => {
    await publish((await build('in force')).folder, portal);
    const names: string[] = [];
    for (let number = 0; number <= KEPT_PREVIEWS; number += 1) {
      const { folder, name } = await build(`preview ${number}`);
      await publishPreview(folder, portal);
      names.unshift(name);
    }
    expect(await previews()).toEqual(names.slice(0, KEPT_PREVIEWS));
    expect(namedReleases(await entry())).not.toContain(names.at(-1));
  });

  test('changes nothing when the release is named already, in force or not', async () => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    const { sequence } = await publishPreview(second.folder, portal);
    await publishPreview(second.folder, portal);
    await publishPreview(first.folder, portal);

    expect((await readRegistry(portal)).sequence).toBe(sequence);
    expect(await previews()).toEqual([second.name]);
  });

  test('names each of two that come at once', async () => {
    await publish((await build('in force')).folder, portal);
    const [one, other] = [await build('one'), await build('other')];
    await Promise.all([one, other].map(({ folder }) => publishPreview(folder, portal)));

    expect(new Set(await previews())).toEqual(new Set([one.name, other.name]));
  });

  test('refuses a module that was never published, and files that are not those of its release', async () => {
    const { folder } = await build('one');
    await expect(publishPreview(folder, portal)).rejects.toThrow('never been published');
    await publish(folder, portal);
    const other = await build('two');
    await writeFile(join(other.folder, 'entry.js'), 'changed after the build');

    await expect(publishPreview(other.folder, portal)).rejects.toThrow('not what was built');
    expect(await previews()).toBeUndefined();
  });
});

describe('a preview', () => {
  test('is none any more once it is in force, and others stay', async () => {
    const [first, second, third] = [await build('one'), await build('two'), await build('three')];
    await publish(first.folder, portal);
    await publishPreview(second.folder, portal);
    await publishPreview(third.folder, portal);
    await publish(second.folder, portal);
    await switchModule(ID, 'off', portal);
    expect(await entry()).toMatchObject({ release: { release: second.name }, isOff: true });
    expect(await previews()).toEqual([third.name]);

    await rollBack(ID, portal);
    expect(namedReleases(await entry())).toEqual([first.name, second.name, third.name]);
  });

  test('is forgotten by its name, and only if it is one', async () => {
    const [first, second] = [await build('one'), await build('two')];
    await publish(first.folder, portal);
    await publishPreview(second.folder, portal);
    await forgetPreview(ID, second.name, portal);
    expect(await entry()).not.toHaveProperty('previews');
    expect((await readReleaseLog(portal)).at(-1)).toMatchObject({ act: 'forget', release: second.name });

    await expect(forgetPreview(ID, second.name, portal)).rejects.toThrow('no preview');
    await expect(forgetPreview(ID, first.name, portal)).rejects.toThrow('no preview');
    await expect(forgetPreview('mfe-none', first.name, portal)).rejects.toThrow('never been published');
  });
});
