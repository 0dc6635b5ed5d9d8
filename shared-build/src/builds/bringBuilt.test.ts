import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildShell } from '../../test/support/buildShell.ts';
import { buildModule, committedOn, makeImage } from '../../test/support/imageOfTest.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { writeFolder } from '../../test/support/writeFolder.ts';
import { bringBuilt } from './bringBuilt.ts';
import { haltBurnt, takeBack } from '../publish/takeBack.ts';
import { publishCanary } from '../publish/canary.ts';
import { publishPreview } from '../publish/preview.ts';
import { publish, rollBack, switchModule } from '../publish/publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { publishShell, rollBackShell } from '../publish/publishShell.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { verifyServed } from '../portalPage/verifyServed.ts';

const [A, B] = ['mfe-a', 'mfe-b'];
/** Stands for whatever number the registry has. */
const LATER = Number.MAX_SAFE_INTEGER;
const using = (name: string) => ({ usedExports: { 'shared-ui/core': [name] } });

let root: string;
let portal: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bring-built-'));
  portal = join(root, 'portal');
  useKeysBelow(root);
});

const nameOf = async (folder: string) => (await readRelease(folder)).release;
const entryOf = async (id: string) => (await readRegistry(portal)).modules[id];
const inForce = async (id: string) => (await entryOf(id))?.release.release;
const acts = async () => (await readReleaseLog(portal)).map(({ act, module }) => `${act} ${module}`);

/** Makes an image of both modules, each with its text as code, and brings it. */
async function bring(a = 'one', b = 'one'): Promise<string> {
  const image = await makeImage({ modules: [await buildModule(A, a), await buildModule(B, b)] });
  await bringBuilt(image, portal);
  return image;
}

describe('a start of the release container', () => {
  test('puts all of the image in force where nothing is, signed by the keys of this place', async () => {
    await bring();
    expect((await verifyServed(portal)).releases.map((line) => line.split(' ')[0])).toEqual([A, B]);
    expect((await readRegistry(portal)).shell).toMatchObject({ release: 'one' });
    expect(await acts()).toEqual(['publish shell', `publish ${A}`, `publish ${B}`]);
  });

  test('brings the source maps of a release with it', async () => {
    const built = await buildModule(A, 'one');
    await writeFolder(join(built, '.maps'), { 'entry.js.map': '{"version":3}' });
    await bringBuilt(await makeImage({ modules: [built] }), portal);
    const map = join(portal, 'm', A, await nameOf(built), '.maps', 'entry.js.map');
    expect(await readFile(map, 'utf8')).toContain('version');
  });

  test('of the same image changes nothing', async () => {
    const image = await bring();
    const before = await readRegistry(portal);
    expect(await bringBuilt(image, portal)).toEqual([]);
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('leaves releases, switches, canaries, previews, earlier releases and modules of teams as they are', async () => {
    const image = await bring();
    await publish(await buildModule(A, 'two'), portal);
    await publishPreview(await buildModule(A, 'preview'), portal);
    await publishCanary(await buildModule(A, 'canary'), portal, 10);
    await publish(await buildModule('mfe-new', 'one'), portal);
    await switchModule(B, 'off', portal);
    const before = await readRegistry(portal);

    const reasons = (await bringBuilt(image, portal)).map(({ id, reason }) => [id, reason]);
    expect(reasons).toEqual([[A, 'superseded']]);
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('leaves out what the guard took back, what was halted, and what somebody rolled back', async () => {
    await bring('one', 'one');
    const image = await bring('two', 'two');
    const burnt = await inForce(A);
    await takeBack(portal, { module: A, release: burnt ?? '', sequence: LATER });
    await rollBack(B, portal);
    await publishShell(await buildShell(root, 'two'), portal);
    await rollBackShell(portal);
    const canary = await buildModule(B, 'canary');
    await publishCanary(canary, portal, 10);
    await haltBurnt(portal, { module: B, release: await nameOf(canary), sequence: LATER });
    const before = await readRegistry(portal);

    expect(await bringBuilt(image, portal)).toEqual([
      { id: A, release: burnt, reason: 'taken-out' },
      { id: B, release: expect.any(String), reason: 'taken-out' },
    ]);
    const withHalted = await makeImage({ shell: ['two'], modules: [canary] });
    expect((await bringBuilt(withHalted, portal)).map(({ id, reason }) => [id, reason])).toEqual([
      ['shell', 'taken-out'],
      [B, 'taken-out'],
    ]);
    expect(await readRegistry(portal)).toEqual(before);
  });
});

describe('an image of the same commit that has another hash', () => {
  const early = { provenance: committedOn('2026-03-02') };
  const late = { provenance: committedOn('2026-03-03') };
  const bringOf = async (shell: string, module: string, changes: typeof early) =>
    bringBuilt(
      await makeImage({ shell: [shell, changes], modules: [await buildModule(A, module, changes)] }),
      portal,
    );

  test('changes nothing while that commit is in force', async () => {
    await bringOf('one', 'one', early);
    const before = await readRegistry(portal);

    expect(await bringOf('one-elsewhere', 'one elsewhere', early)).toEqual([]);
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('leaves out what was rolled back', async () => {
    await bringOf('one', 'one', early);
    await bringOf('two', 'two', late);
    await rollBack(A, portal);
    await rollBackShell(portal);
    const before = await readRegistry(portal);

    const leftOut = await bringOf('two-elsewhere', 'two elsewhere', late);
    expect(leftOut.map(({ id, reason }) => [id, reason])).toEqual([
      ['shell', 'taken-out'],
      [A, 'taken-out'],
    ]);
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('is new where either build has changes that were not committed', async () => {
    const dirty = { provenance: { ...late.provenance, isDirty: true as const } };
    await bringOf('one', 'one', early);
    await bringOf('two', 'two', dirty);
    await rollBack(A, portal);

    expect(await bringOf('two', 'two changed', dirty)).toEqual([]);
    expect((await readRegistry(portal)).modules[A]?.release.provenance).toEqual(dirty.provenance);
  });
});

describe('a new image', () => {
  test('brings what is new, and a module that is switched off stays so', async () => {
    await bring();
    const first = await inForce(B);
    const team = await buildModule(A, 'two');
    await publish(team, portal);
    await publishPreview(await buildModule(B, 'preview'), portal);
    await switchModule(B, 'off', portal);
    const next = await buildModule(B, 'three');
    await bringBuilt(await makeImage({ modules: [await buildModule(A, 'one'), next] }), portal);

    expect(await inForce(A)).toBe(await nameOf(team));
    expect(await entryOf(B)).toMatchObject({
      isOff: true,
      release: { release: await nameOf(next) },
      previous: [{ release: first }],
      previews: [{}],
    });
    expect(await readFile(join(portal, 'm', B, await nameOf(next), 'entry.js'), 'utf8')).toMatch(/three$/);
  });

  test('has the same code of a later commit: nothing is released for it', async () => {
    const provenance = committedOn('2026-03-02');
    const modules = [await buildModule(A, 'one', { provenance })];
    await bringBuilt(await makeImage({ modules }), portal);
    const before = await readRegistry(portal);
    const later = [await buildModule(A, 'one', { provenance: committedOn('2026-03-05') })];
    expect(await bringBuilt(await makeImage({ modules: later }), portal)).toEqual([]);
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('goes back to earlier code when its commit is a later one', async () => {
    const bringOf = async (text: string, day: string) => {
      const built = await buildModule(A, text, { provenance: committedOn(day) });
      await bringBuilt(await makeImage({ modules: [built] }), portal);
      return nameOf(built);
    };
    await bringOf('one', '2026-03-02');
    await bringOf('two', '2026-03-03');
    const third = await bringOf('one', '2026-03-04');
    expect(await inForce(A)).toBe(third);
  });

  test('of an earlier commit than what is in force, or a canary, takes nothing back', async () => {
    const late = { provenance: committedOn('2026-03-09') };
    const [a, b] = [await buildModule(A, 'one', late), await buildModule(B, 'one')];
    await bringBuilt(await makeImage({ shell: ['one', late], modules: [a, b] }), portal);
    await publishCanary(await buildModule(B, 'canary', late), portal, 10);
    const before = await readRegistry(portal);

    const early = { provenance: committedOn('2026-03-02') };
    const modules = [await buildModule(A, 'two', early), await buildModule(B, 'two', early)];
    const leftOut = await bringBuilt(await makeImage({ shell: ['two', early], modules }), portal);
    expect(leftOut.map(({ id, reason }) => [id, reason])).toEqual([
      ['shell', 'superseded'],
      [A, 'superseded'],
      [B, 'superseded'],
    ]);
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('that does not fit what a team has released is refused, and leaves nothing behind', async () => {
    await bring();
    await publish(await buildModule('mfe-new', 'one', using('Icon')), portal);
    const before = await readRegistry(portal);
    const shell = ['two', { offers: { 'shared-ui/core': ['Button'] } }] as const;
    const image = await makeImage({ shell, modules: [await buildModule(A, 'three')] });

    await expect(bringBuilt(image, portal)).rejects.toThrow('mfe-new');
    expect(await readRegistry(portal)).toEqual(before);
    expect(await readdir(join(portal, 'shell'))).toEqual(['one']);
    expect(await readdir(join(portal, 'm', A))).toHaveLength(1);
  });

  test('whose files are not what was built is refused', async () => {
    const image = await makeImage({ modules: [await buildModule(A, 'one')] });
    const [name = ''] = await readdir(join(image, 'm', A));
    await writeFolder(join(image, 'm', A, name), { 'entry.js': 'foreign' });
    await expect(bringBuilt(image, portal)).rejects.toThrow('not what was built');
    expect((await readRegistry(portal)).modules).toEqual({});
  });
});

test('a folder without a portal is none to bring', async () => {
  await expect(bringBuilt(join(root, 'none'), portal)).rejects.toThrow('does not exist');
  const image = join(root, 'image');
  await writeFolder(join(image, 'registry'), { 'registry.json': { schema: 1, sequence: 1, modules: {} } });
  await expect(bringBuilt(image, portal)).rejects.toThrow('names no shell');
});
