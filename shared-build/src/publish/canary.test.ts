import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { makePortal } from '../../test/support/portalOfTest.ts';
import { planBuilds } from '../builds/buildPlan.ts';
import { halt, promote, publishCanary } from './canary.ts';
import { requireFit } from '../gate/gate.ts';
import { readActiveShell, writeIndexPage } from '../portalPage/indexPage.ts';
import { namedReleases } from '../release/previousReleases.ts';
import { publish, rollBack, switchModule } from './publish.ts';
import { requireModulesFit } from './publishShell.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { integrityOf } from '../release/releaseName.ts';
import { haltBurnt, takeBack } from './takeBack.ts';

const ID = 'mfe-sample';

let portal: string;
let builtBelow: string;

beforeEach(async () => {
  ({ portal } = await makePortal());
  builtBelow = join(dirname(portal), 'built');
});

/** Writes a build whose code holds a text; gives folder and name of the release. */
async function build(
  text: string,
  description: ModuleDescription = buildDescription(),
  share: Readonly<Record<string, string>> = {},
) {
  const { files, release, report } = buildRelease({
    description,
    share,
    files: new Map([
      ['entry.js', text],
      ['later.js', '1'],
    ]),
  });
  const folder = join(builtBelow, release.id, release.release);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  return { folder, name: release.release };
}

/** Publishes one release for all, and makes the next one the canary of ten percent; gives the names of both. */
async function startCanary() {
  const [stable, canary] = [await build('stable'), await build('canary')];
  await publish((await build('before')).folder, portal);
  await publish(stable.folder, portal);
  await publishCanary(canary.folder, portal, 10);
  return { stable: stable.name, canary: canary.name, built: canary.folder };
}

const entry = async () => (await readRegistry(portal)).modules[ID];
const inForce = async () => (await entry())?.release.release;
/** Tells of a release that it was found out just now to fail. */
const burnt = async (release: string) => ({
  module: ID,
  release,
  sequence: (await readRegistry(portal)).sequence,
});
const acts = async () => (await readReleaseLog(portal)).map(({ act }) => act);

describe('publishCanary', () => {
  test('names another release beside the one in force, and what its browsers go back to', async () => {
    const { stable, canary } = await startCanary();
    const stableFile = await readFile(join(portal, 'm', ID, stable, 'release.json'), 'utf8');
    expect(await entry()).toMatchObject({
      release: { release: stable },
      canary: {
        percent: 10,
        base: `/m/${ID}/${canary}/`,
        release: { release: canary },
        stable: integrityOf(stableFile),
      },
    });
    expect((await readReleaseLog(portal)).at(-1)).toMatchObject({
      act: 'canary',
      release: canary,
      percent: 10,
    });
  });

  test('changes the percent, and changes nothing when it is the same', async () => {
    const { built } = await startCanary();
    await publishCanary(built, portal, 50);
    const { sequence } = await publishCanary(built, portal, 5);
    expect((await entry())?.canary?.percent).toBe(5);
    expect((await publishCanary(built, portal, 5)).sequence).toBe(sequence);
  });

  test('puts another canary in the place of the first', async () => {
    await startCanary();
    const next = await build('next');
    await publishCanary(next.folder, portal, 20);
    expect((await entry())?.canary).toMatchObject({ percent: 20, release: { release: next.name } });
  });

  test.each([0, 100, 9.5, NaN])('refuses %s percent', async (percent) => {
    const { folder } = await build('canary');
    await expect(publishCanary(folder, portal, percent)).rejects.toThrow('1 to 99 percent');
  });

  test('needs another release that all others have, and its files', async () => {
    const [stable, canary] = [await build('stable'), await build('canary')];
    await expect(publishCanary(canary.folder, portal, 10)).rejects.toThrow('never been published');
    await publish(stable.folder, portal);
    await expect(publishCanary(stable.folder, portal, 10)).rejects.toThrow('in force for all already');
    await rm(join(portal, 'm', ID, stable.name), { recursive: true });
    await expect(publishCanary(canary.folder, portal, 10)).rejects.toThrow('not there to go back to');
    expect(await entry()).not.toHaveProperty('canary');
  });
});

describe('promote', () => {
  test('puts the canary in force for all; the one before can be gone back to', async () => {
    const { stable, canary } = await startCanary();
    await promote(ID, portal);
    expect(await inForce()).toBe(canary);
    expect(await entry()).not.toHaveProperty('canary');
    expect((await entry())?.previous[0]?.release).toBe(stable);
    expect((await acts()).at(-1)).toBe('promote');
    await rollBack(ID, portal);
    expect(await inForce()).toBe(stable);
  });

  test('refuses a canary whose files are not what was built, and where there is none', async () => {
    const { stable, canary } = await startCanary();
    await writeFile(join(portal, 'm', ID, canary, 'entry.js'), 'tampered');
    await expect(promote(ID, portal)).rejects.toThrow('not what was built');
    await halt(ID, canary, portal);
    await expect(promote(ID, portal)).rejects.toThrow('has no canary');
    expect(await inForce()).toBe(stable);
  });

  test('refuses a canary whose description or later files are not what was built', async () => {
    const { canary } = await startCanary();
    const folder = join(portal, 'm', ID, canary);
    const described = await readFile(join(folder, 'release.json'), 'utf8');
    await writeFile(join(folder, 'later.js'), 'tampered');
    await expect(promote(ID, portal)).rejects.toThrow('later.js is not what was built');
    await writeFile(join(folder, 'release.json'), described.replace('"contract":1', '"contract":2'));
    await expect(promote(ID, portal)).rejects.toThrow('not what was built');
  });

  test('and halt at once end in one of both', async () => {
    const { canary, stable } = await startCanary();
    const results = await Promise.allSettled([promote(ID, portal), halt(ID, canary, portal)]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await entry()).not.toHaveProperty('canary');
    expect(await inForce()).toBe(results[0].status === 'fulfilled' ? canary : stable);
    expect((await acts()).filter((act) => act === 'promote' || act === 'halt')).toHaveLength(1);
  });
});

test('halt leaves all with the release in force, and nothing leads to the canary', async () => {
  const { stable, canary } = await startCanary();
  await halt(ID, canary, portal);
  expect(await inForce()).toBe(stable);
  expect(JSON.stringify(await entry())).not.toContain(canary);
  await expect(halt(ID, canary, portal)).rejects.toThrow('not its canary any more');
  expect((await readReleaseLog(portal)).at(-1)).toMatchObject({ act: 'halt', release: canary });
});

describe('while a canary runs', () => {
  test('its release is published for all as any other, and another one ends it', async () => {
    const { stable, canary, built } = await startCanary();
    await publish(built, portal);
    expect(await entry()).toMatchObject({
      release: { release: canary },
      previous: [{ release: stable }, {}],
    });
    expect(await entry()).not.toHaveProperty('canary');

    const next = await build('next');
    await publishCanary(next.folder, portal, 10);
    const other = await build('other');
    await publish(other.folder, portal);
    expect(await inForce()).toBe(other.name);
    expect(JSON.stringify(await entry())).not.toContain(next.name);
  });

  test('it goes on when the release in force is published again', async () => {
    const { canary } = await startCanary();
    await publish((await build('stable')).folder, portal);
    expect((await entry())?.canary?.release.release).toBe(canary);
  });

  test('a roll-back and a take-back end it', async () => {
    const { built } = await startCanary();
    await rollBack(ID, portal);
    expect(await entry()).not.toHaveProperty('canary');
    await publishCanary(built, portal, 10);
    await takeBack(portal, await burnt((await inForce()) ?? ''));
    expect((await acts()).at(-1)).toBe('take-back');
    expect(await entry()).not.toHaveProperty('canary');
  });

  test('a module that is switched off and on keeps it', async () => {
    const { canary } = await startCanary();
    await switchModule(ID, 'off', portal);
    expect(await entry()).toMatchObject({ isOff: true, canary: { release: { release: canary } } });
    await switchModule(ID, 'on', portal);
    expect((await entry())?.canary?.release.release).toBe(canary);
  });

  test('another module has to fit it as well as the release in force', async () => {
    const routes = (path: string) => [{ ...buildDescription().routes[0]!, path }];
    await publish((await build('stable')).folder, portal);
    const moved = await build('canary', buildDescription({ routes: routes('/elsewhere') }));
    await publishCanary(moved.folder, portal, 10);
    const shell = await readActiveShell(portal);
    for (const path of ['/samples', '/elsewhere']) {
      const other = await build('other', buildDescription({ id: 'mfe-other', routes: routes(path) }));
      await expect(requireFit(portal, shell, ['mfe-other'], [other.folder])).rejects.toThrow(
        `${path} is claimed by mfe-`,
      );
    }
    const fits = await build('other', buildDescription({ id: 'mfe-other', routes: routes('/third') }));
    await requireFit(portal, shell, ['mfe-other'], [fits.folder]);
  });
});

test('a shell has to fit the canary as well', async () => {
  const shell = { ...(await readActiveShell(portal)), shares: { react: '19.3.1' } };
  await publish((await build('stable')).folder, portal);
  await requireModulesFit(shell, portal);
  const canary = await build('canary', buildDescription(), { react: '^20.0.0' });
  await publishCanary(canary.folder, portal, 10);
  await expect(requireModulesFit(shell, portal)).rejects.toThrow('needs react ^20.0.0');
});

describe('putting all builds into the portal', () => {
  const published = (name: string) => join(portal, 'm', ID, name, '/');

  test('leaves a build that is a canary one, and looks at both', async () => {
    const { stable, built } = await startCanary();
    const other = await build('other', buildDescription({ id: 'mfe-other', routes: [] }));
    expect(await planBuilds([built, other.folder], portal)).toEqual({
      published: [other.folder],
      leftOut: [],
      inForce: [
        [published(stable), other.folder],
        [built, other.folder],
      ],
    });
  });

  test('looks at the canary beside the release in force, and no more at one that ends', async () => {
    const { canary } = await startCanary();
    const [stable, next] = [await build('stable'), await build('next')];
    expect(await planBuilds([stable.folder], portal)).toEqual({
      published: [stable.folder],
      leftOut: [],
      inForce: [[stable.folder], [published(canary)]],
    });
    expect(await planBuilds([next.folder], portal)).toEqual({
      published: [next.folder],
      leftOut: [],
      inForce: [[next.folder]],
    });
  });

  test('leaves a build out that was halted, rolled back or taken back, until somebody publishes it', async () => {
    const { stable, canary, built } = await startCanary();
    const out = { published: [], inForce: [[published(stable)]] };
    await halt(ID, canary, portal);
    expect(await planBuilds([built], portal)).toEqual({
      ...out,
      leftOut: [{ id: ID, release: canary, reason: 'taken-out' }],
    });

    await publish(built, portal);
    expect(await planBuilds([built], portal)).toMatchObject({ published: [built], leftOut: [] });
    await rollBack(ID, portal);
    expect(await planBuilds([built], portal)).toEqual({
      ...out,
      leftOut: [{ id: ID, release: canary, reason: 'taken-out' }],
    });

    const next = await build('next');
    await publish(next.folder, portal);
    await takeBack(portal, await burnt(next.name));
    expect(await planBuilds([next.folder], portal)).toEqual({
      ...out,
      leftOut: [{ id: ID, release: next.name, reason: 'taken-out' }],
    });
  });

  test('keeps the files of the canary', async () => {
    const { stable, canary } = await startCanary();
    const named = namedReleases((await entry())!);
    expect(named.slice(0, 2)).toEqual([stable, canary]);
    expect(named).toHaveLength(3);
  });
});

describe('a canary that failed in too many browsers', () => {
  test('is halted in file, page and log, and the release of the others stays', async () => {
    const { stable, canary } = await startCanary();
    await writeIndexPage(portal);
    expect(await haltBurnt(portal, await burnt(canary))).toBe(stable);
    expect(await inForce()).toBe(stable);
    expect(await entry()).not.toHaveProperty('canary');
    expect(await readFile(join(portal, 'index.html'), 'utf8')).not.toContain(canary);
    expect((await acts()).at(-1)).toBe('halt');
    expect(await readdir(join(portal, 'm', ID))).toContain(canary);
  });

  test('is halted once, and stays when somebody began it again since it had failed', async () => {
    const { canary, built } = await startCanary();
    const failed = await burnt(canary);
    await haltBurnt(portal, failed);
    expect(await haltBurnt(portal, failed)).toBeUndefined();
    expect(await takeBack(portal, failed)).toBeUndefined();
    await publishCanary(built, portal, 10);
    expect(await haltBurnt(portal, failed)).toBeUndefined();
    expect((await entry())?.canary?.release.release).toBe(canary);
    expect(await haltBurnt(portal, await burnt(canary))).toBeDefined();
  });

  test('has nothing to do with the release in force, nor with another module', async () => {
    const { stable, canary } = await startCanary();
    expect(await haltBurnt(portal, await burnt(stable))).toBeUndefined();
    expect(await haltBurnt(portal, { ...(await burnt(canary)), module: 'mfe-other' })).toBeUndefined();
    expect((await entry())?.canary?.release.release).toBe(canary);
  });
});
