import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { buildShell, MAIN } from '../../test/support/buildShell.ts';
import { makePortal } from '../../test/support/portalOfTest.ts';
import { writeFolder } from '../../test/support/writeFolder.ts';
import { planShell } from '../builds/buildPlan.ts';
import { closedWaysBack } from '../gate/gate.ts';
import { bootDataOf, readActiveShell, writeIndexPage } from '../portalPage/indexPage.ts';
import { publish } from './publish.ts';
import { publishShell, rollBackShell } from './publishShell.ts';
import { publishTogether } from './publishTogether.ts';
import { readRegistry } from '../registry/registryFile.ts';
import type { CompiledModule } from '../release/releaseFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { verifyServed } from '../portalPage/verifyServed.ts';

let portal: string;
let root: string;

beforeEach(async () => {
  ({ portal } = await makePortal());
  root = dirname(portal);
});

async function buildModule(text: string, changes: Partial<CompiledModule> = {}): Promise<string> {
  const { files, release, report } = buildRelease({ ...changes, files: new Map([['entry.js', text]]) });
  return writeFolder(join(root, `module-${release.id}-${release.release}`), {
    ...Object.fromEntries(files),
    'release.json': release,
    'report.json': report,
  });
}

const using = (...names: readonly string[]) => ({ usedExports: { 'shared-ui/core': names } });
const inForce = async () => (await readRegistry(portal)).shell;

test('putting all builds into the portal leaves a shell out that was rolled back, until somebody publishes it', async () => {
  const [one, two] = [await buildShell(root, 'one'), await buildShell(root, 'two')];
  await publishShell(one, portal);
  await publishShell(two, portal);
  await rollBackShell(portal);
  const { folder, leftOut } = await planShell(two, portal);
  expect(leftOut).toEqual([{ id: 'shell', release: 'two', reason: 'taken-out' }]);
  await publishTogether(portal, async () => ({ shell: folder, modules: [] }));
  expect((await inForce())?.release).toBe('one');

  await publishShell(two, portal);
  expect(await planShell(two, portal)).toEqual({ folder: two, leftOut: [] });
});

describe('publishShell', () => {
  test('puts a shell in force by the registry alone, and the page follows', async () => {
    await publishShell(await buildShell(root, 'one'), portal);
    await publishShell(await buildShell(root, 'two'), portal);
    await writeIndexPage(portal);

    expect(await inForce()).toEqual({ release: 'two', previous: ['one', 'abc'] });
    const page = bootDataOf(await readFile(join(portal, 'index.html'), 'utf8'));
    expect(page?.shell.base).toBe('/shell/two/');
    await expect(verifyServed(portal)).resolves.toBeDefined();
    expect(await readReleaseLog(portal)).toMatchObject([
      { act: 'publish', module: 'shell', release: 'one' },
      { act: 'publish', module: 'shell', release: 'two' },
    ]);
  });

  test('lets the page of a roll-back run where the policy was written out before', async () => {
    for (const name of ['one', 'two']) await publishShell(await buildShell(root, name), portal);
    await writeIndexPage(portal);

    const { scriptHashes } = JSON.parse(await readFile(join(portal, 'csp.json'), 'utf8'));
    expect(scriptHashes).toEqual(['sha256-two', 'sha256-one']);
  });

  test('refuses a shell that lacks what a module in force uses, and leaves everything as it is', async () => {
    await publishShell(await buildShell(root, 'one'), portal);
    await publish(await buildModule('module', using('Icon')), portal);
    const before = await readRegistry(portal);
    const without = await buildShell(root, 'two', { offers: { 'shared-ui/core': ['Button'] } });

    await expect(publishShell(without, portal)).rejects.toThrow(
      /The shell no longer offers `Icon` of shared-ui\/core, which mfe-sample 1\.2\.3-\w+ in force uses: mfe-sample has to move first/,
    );
    expect(await readRegistry(portal)).toEqual(before);
    expect(await readdir(join(portal, 'shell'))).not.toContain('two');
  });

  test('refuses one whose shared package has moved out of the range of a module in force', async () => {
    await publish(await buildModule('module', { share: { 'shared-ui/core': '^0.1.4' } }), portal);
    const moved = await buildShell(root, 'two', { shares: { react: '19.3.1', 'shared-ui/core': '0.2.0' } });

    await expect(publishShell(moved, portal)).rejects.toThrow(
      'needs shared-ui/core ^0.1.4 of the shell, it offers 0.2.0: mfe-sample has to move first',
    );
  });

  test('is not held up by earlier releases, and names those that nobody could go back to', async () => {
    await publish(await buildModule('first', using('Icon')), portal);
    await publish(await buildModule('second', using('Button')), portal);
    const without = await buildShell(root, 'two', { offers: { 'shared-ui/core': ['Button'] } });
    await publishShell(without, portal);

    const [{ release } = { release: '' }] =
      (await readRegistry(portal)).modules['mfe-sample']?.previous ?? [];
    expect(await closedWaysBack(await readActiveShell(portal), portal)).toEqual([`mfe-sample ${release}`]);
  });

  test('changes nothing when the same shell is published again, and refuses one that differs', async () => {
    const built = await buildShell(root, 'one');
    const { sequence } = await publishShell(built, portal);
    expect((await publishShell(built, portal)).sequence).toBe(sequence);
    await writeFile(join(built, 'csp.json'), '{"scriptHashes":["sha256-other"]}');

    await expect(publishShell(built, portal)).rejects.toThrow('csp.json is not what was built');
  });

  test.each([
    ['a file', MAIN, 'changed'],
    ['what a file was compressed to', `${MAIN}.gz`, gzipSync('changed')],
    ['an archive that is none', `${MAIN}.gz`, 'none'],
    ['an archive of a file that is not there', 'other.js.gz', gzipSync('other')],
  ])('refuses a build of which somebody changed %s', async (_what, name, content) => {
    const built = await buildShell(root, 'one');
    await writeFile(join(built, name), content);

    await expect(publishShell(built, portal)).rejects.toThrow('not what was built');
    expect(await inForce()).toBeUndefined();
  });

  test('loses neither a shell nor a module that are released at the same time', async () => {
    const built = await Promise.all(['a', 'b', 'c'].map((name) => buildShell(root, name)));
    const modules = await Promise.all(
      ['mfe-a', 'mfe-b'].map((id) => {
        const [route] = buildDescription().routes;
        const description = buildDescription({ id, routes: [{ ...route!, path: `/${id}` }] });
        return buildModule(id, { description });
      }),
    );
    await Promise.all([
      ...built.map((folder) => publishShell(folder, portal)),
      ...modules.map((folder) => publish(folder, portal)),
    ]);

    const { shell, modules: named } = await readRegistry(portal);
    expect([shell?.release, ...(shell?.previous ?? [])].sort()).toEqual(['a', 'abc', 'b', 'c']);
    expect(Object.keys(named).sort()).toEqual(['mfe-a', 'mfe-b']);
  });
});

describe('rollBackShell', () => {
  test('puts the shell of before in force, and a second time undoes it', async () => {
    for (const name of ['one', 'two']) await publishShell(await buildShell(root, name), portal);

    await rollBackShell(portal);
    expect((await inForce())?.release).toBe('one');
    await rollBackShell(portal);
    expect((await inForce())?.release).toBe('two');
    expect((await readReleaseLog(portal)).at(-1)).toMatchObject({ act: 'rollback', module: 'shell' });
  });

  test('is refused while a module in force needs what the earlier shell does not offer', async () => {
    await publishShell(await buildShell(root, 'one', { offers: { 'shared-ui/core': ['Button'] } }), portal);
    await publishShell(await buildShell(root, 'two'), portal);
    await publish(await buildModule('module', using('Icon')), portal);

    await expect(rollBackShell(portal)).rejects.toThrow('mfe-sample has to move first');
    expect((await inForce())?.release).toBe('two');
  });

  test('says so when there is nothing to go back to, or its files are not what they were', async () => {
    await expect(rollBackShell(portal)).rejects.toThrow('no earlier release');
    for (const name of ['one', 'two']) await publishShell(await buildShell(root, name), portal);
    await writeFile(join(portal, 'shell', 'one', MAIN), 'changed');
    await expect(rollBackShell(portal)).rejects.toThrow('not what was built');
    await rm(join(portal, 'shell', 'one'), { recursive: true });
    await expect(rollBackShell(portal)).rejects.toThrow();
    expect((await inForce())?.release).toBe('two');
  });
});

test('publishTogether puts shell and modules in force by one change, and keeps modules that are released from elsewhere', async () => {
  await publish(
    await buildModule('elsewhere', { description: buildDescription({ id: 'mfe-elsewhere' }) }),
    portal,
  );
  const { sequence } = await readRegistry(portal);
  const [shell, module] = [await buildShell(root, 'one'), await buildModule('module')];
  const together = () => publishTogether(portal, async () => ({ shell, modules: [module] }));
  const after = await together();

  expect(Object.keys(after.modules).sort()).toEqual(['mfe-elsewhere', 'mfe-sample']);
  expect(after.shell).toEqual({ release: 'one', previous: ['abc'] });
  const lines = (await readReleaseLog(portal)).filter((line) => line.sequence > sequence);
  expect(lines.map(({ act, module: of }) => `${act} ${of}`)).toEqual(['publish shell', 'publish mfe-sample']);
  expect(new Set(lines.map((line) => line.sequence))).toEqual(new Set([after.sequence]));
  expect((await together()).sequence).toBe(after.sequence);
});

test('publishTogether chooses anew when something else comes into force meanwhile', async () => {
  const [shell, module] = [await buildShell(root, 'one'), await buildModule('module')];
  const other = await buildModule('other', { description: buildDescription({ id: 'mfe-other' }) });
  let asked = 0;
  const { modules } = await publishTogether(portal, async () => {
    asked += 1;
    if (asked === 1) await publish(other, portal);
    return { shell, modules: asked === 1 ? [module] : [] };
  });
  expect(asked).toBe(2);
  expect(Object.keys(modules)).toEqual(['mfe-other']);
});
