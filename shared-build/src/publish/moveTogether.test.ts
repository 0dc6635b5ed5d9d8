import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildDescription } from '../../test/support/buildRelease.ts';
import { buildShell } from '../../test/support/buildShell.ts';
import { buildModule } from '../../test/support/imageOfTest.ts';
import { makePortal } from '../../test/support/portalOfTest.ts';
import { publishCanary } from './canary.ts';
import { requireFit } from '../gate/gate.ts';
import { bootDataOf, readActiveShell } from '../portalPage/indexPage.ts';
import { checkTogether, publishSet } from './moveTogether.ts';
import { publish, switchModule } from './publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { publishShell } from './publishShell.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { logRelease, readReleaseLog } from '../release/releaseLog.ts';
import { rollBackTogether } from './rollBackTogether.ts';
import { takeBack } from './takeBack.ts';

const [A, B, C] = ['mfe-a', 'mfe-b', 'mfe-c'];
const CLI = join(import.meta.dirname, '..', 'cli', 'portal.ts');

let portal: string;
let root: string;

/** A kind of step that cannot be made by one side alone. */
type Step = {
  readonly shell: Parameters<typeof buildShell>[2];
  readonly module: Parameters<typeof buildModule>[2];
};
const REACT = (major: number): Step => ({
  shell: { shares: { react: `${major}.0.0`, 'shared-ui/core': '0.1.4' } },
  module: { share: { react: `^${major}.0.0` } },
});

const shellOf = (name: string, step: Step) => buildShell(root, name, step.shell);
const moduleOf = (id: string, text: string, { module }: Step) => buildModule(id, text, module);
const ofContract = (contract: number) => (id: string, text: string) =>
  // The type names the one contract that there is today.
  buildModule(id, text, {
    description: { ...buildDescription({ id, routes: [] }), contract: contract as 2 },
  });

/** Gives what is in force: releases of modules by the text of their code, a switched-off one in brackets. */
async function inForce(): Promise<Readonly<Record<string, string>>> {
  const { shell, modules } = await readRegistry(portal);
  const texts = Object.entries(modules).map(async ([id, { release, isOff }]) => {
    const code = await readFile(join(portal, 'm', id, release.release, 'entry.js'), 'utf8');
    const text = /[a-z]+ \d+$/.exec(code)?.[0] ?? '';
    return [id, isOff === true ? `(${text})` : text] as const;
  });
  return { shell: shell?.release ?? '', ...Object.fromEntries(await Promise.all(texts)) };
}

const pageShell = async () => bootDataOf(await readFile(join(portal, 'index.html'), 'utf8'))?.shell.base;

beforeEach(async () => {
  ({ portal } = await makePortal());
  root = dirname(portal);
  await publishShell(await shellOf('first', REACT(19)), portal);
  for (const id of [A, B]) await publish(await moduleOf(id, 'react 19', REACT(19)), portal);
});

describe('a step that neither side can make first', () => {
  const TOGETHER = /neither can move first: `publish together <folder of the built shell> <folder of each/;

  test('of another major of react is refused on both sides, and both are told what moves them at once', async () => {
    const shell = await readActiveShell(portal);
    await expect(requireFit(portal, shell, [A], [await moduleOf(A, 'react 20', REACT(20))])).rejects.toThrow(
      TOGETHER,
    );
    await expect(publishShell(await shellOf('second', REACT(20)), portal)).rejects.toThrow(TOGETHER);
  });

  test('of another contract is refused on both sides, and both are told what moves them at once', async () => {
    const shell = await readActiveShell(portal);
    const next = await ofContract(3)(A, 'contract 3');
    await expect(requireFit(portal, shell, [A], [next])).rejects.toThrow(TOGETHER);
    const second = await buildShell(root, 'second', { contract: 3 });
    await expect(publishShell(second, portal)).rejects.toThrow(TOGETHER);
  });

  test('is none where the shell can move first, or a package may be offered in two majors', async () => {
    const shell = await readActiveShell(portal);
    for (const [share, advice] of [
      [{ react: '^19.5.0' }, 'release the shell first'],
      [{ 'shared-ui/core': '^0.2.0' }, 'release the shell first'],
    ] as const) {
      const folder = await buildModule(A, 'react 19', { share });
      await expect(requireFit(portal, shell, [A], [folder])).rejects.toThrow(advice);
    }
  });
});

describe('publishSet', () => {
  test('puts shell and modules in force by one change, with a line of the log for each and one number', async () => {
    const before = await readRegistry(portal);
    const folders = [
      await moduleOf(A, 'react 20', REACT(20)),
      await shellOf('second', REACT(20)),
      await moduleOf(B, 'react 20', REACT(20)),
    ];
    await checkTogether({ folders, off: [] }, portal);
    expect(await readRegistry(portal)).toEqual(before);
    const { sequence } = await publishSet({ folders, off: [] }, portal);

    expect(await inForce()).toEqual({ shell: 'second', [A]: 'react 20', [B]: 'react 20' });
    expect(await pageShell()).toBe('/shell/second/');
    const lines = (await readReleaseLog(portal)).filter((line) => line.sequence > before.sequence);
    expect(lines.map(({ act, module }) => `${act} ${module}`)).toEqual([
      'publish shell',
      `publish ${A}`,
      `publish ${B}`,
    ]);
    expect(new Set(lines.map((line) => line.sequence))).toEqual(new Set([sequence]));
    expect((await publishSet({ folders, off: [] }, portal)).sequence).toBe(sequence);
  });

  test('moves shell and modules to another contract as well', async () => {
    const shell = await buildShell(root, 'second', { contract: 3 });
    const modules = await Promise.all([A, B].map((id) => ofContract(3)(id, 'contract 3')));
    await publishSet({ folders: [shell, ...modules], off: [] }, portal);
    expect(await inForce()).toEqual({ shell: 'second', [A]: 'contract 3', [B]: 'contract 3' });
  });

  test('holds modules that are not in the set against its shell, and switches those off that are named', async () => {
    const folders = [await shellOf('second', REACT(20)), await moduleOf(A, 'react 20', REACT(20))];
    const before = await readRegistry(portal);
    await expect(publishSet({ folders, off: [] }, portal)).rejects.toThrow(
      new RegExp(`${B} \\S+ in force needs react \\^19\\.0\\.0 of the shell, it offers 20\\.0\\.0`),
    );
    expect(await readRegistry(portal)).toEqual(before);
    await publishSet({ folders, off: [B] }, portal);
    expect(await inForce()).toEqual({ shell: 'second', [A]: 'react 20', [B]: '(react 19)' });

    // It stays off until it fits, and keeps nobody else from being released.
    const judge = async () => {
      const folder = join(portal, 'm', B, (await readRegistry(portal)).modules[B]?.release.release ?? '');
      await requireFit(portal, await readActiveShell(portal), [B], [folder]);
    };
    await expect(switchModule(B, 'on', portal, judge)).rejects.toThrow('needs react ^19.0.0');
    const other = await moduleOf(C, 'react 20', REACT(20));
    await requireFit(portal, await readActiveShell(portal), [C], [other]);
    await publish(await moduleOf(B, 'react 20', REACT(20)), portal);
    await switchModule(B, 'on', portal, judge);
    expect((await inForce())[B]).toBe('react 20');
  });

  test('refuses a set that does not fit itself, with nothing in force', async () => {
    const before = await readRegistry(portal);
    const folders = [
      await shellOf('second', REACT(20)),
      await moduleOf(A, 'react 20', REACT(20)),
      await moduleOf(B, 'react 21', REACT(21)),
    ];
    await expect(publishSet({ folders, off: [] }, portal)).rejects.toThrow(
      `${B} needs react ^21.0.0, the shell that moves with it offers 20.0.0`,
    );
    expect(await readRegistry(portal)).toEqual(before);
  });

  test('holds a canary of a module that stays against the new shell too', async () => {
    const canary = await moduleOf(B, 'react 19 canary', REACT(19));
    await publishCanary(canary, portal, 10);
    const folders = [await shellOf('second', REACT(20)), await moduleOf(A, 'react 20', REACT(20))];
    await expect(publishSet({ folders, off: [] }, portal)).rejects.toThrow(B);
    folders.push(await moduleOf(B, 'react 20', REACT(20)));
    await publishSet({ folders, off: [] }, portal);
    expect((await readRegistry(portal)).modules[B]?.canary).toBeUndefined();
  });

  test.each([
    ['two builds of the shell', ['first', 'second'], [], [], 'a second build of the shell'],
    ['two builds of a module', [], [A, A], [], `a second build of ${A}`],
    ['a module that it switches off', [], [A], [A], 'cannot be switched off'],
    ['a switch of what is not there', [], [A], [C], 'never been published'],
  ] as const)('refuses %s', async (_what, shells, modules, off, reason) => {
    const folders = [
      ...(await Promise.all(shells.map((name) => shellOf(`other-${name}`, REACT(20))))),
      ...(await Promise.all(modules.map((id, at) => moduleOf(id, `react ${20 + at}`, REACT(20))))),
    ];
    await expect(publishSet({ folders, off }, portal)).rejects.toThrow(reason);
  });

  test.each(['../../elsewhere', 'mfe-a/../../b', 'handouts'])(
    'refuses a module that calls itself %s',
    async (id) => {
      const folder = await moduleOf(id, 'react 19', REACT(19));
      await expect(publishSet({ folders: [folder], off: [] }, portal)).rejects.toThrow('is no release');
    },
  );

  test('refuses a folder that has no build', async () => {
    await expect(publishSet({ folders: [root], off: [] }, portal)).rejects.toThrow('has neither a build');
  });
});

describe('rollBackTogether', () => {
  async function moveAll(): Promise<void> {
    const folders = [await shellOf('second', REACT(20)), await moduleOf(A, 'react 20', REACT(20))];
    await publishSet({ folders, off: [B] }, portal);
  }

  test('puts in force at once what was before, with what was switched off on again, and a second call undoes it', async () => {
    await moveAll();
    await rollBackTogether(portal, []);
    expect(await inForce()).toEqual({ shell: 'first', [A]: 'react 19', [B]: 'react 19' });
    expect(await pageShell()).toBe('/shell/first/');
    const lines = await readReleaseLog(portal);
    const last = lines.filter(({ sequence }) => sequence === lines.at(-1)?.sequence);
    expect(last.map(({ act, module }) => `${act} ${module}`)).toEqual([
      'rollback shell',
      `rollback ${A}`,
      `switch-on ${B}`,
    ]);
    await rollBackTogether(portal, []);
    expect(await inForce()).toEqual({ shell: 'second', [A]: 'react 20', [B]: '(react 19)' });
  });

  test('takes a module back past what it released since, and refuses, unless it is switched off, what nothing earlier fits', async () => {
    await moveAll();
    await publish(await moduleOf(A, 'react 201', REACT(20)), portal);
    await publish(await moduleOf(C, 'react 20', REACT(20)), portal);
    const before = await readRegistry(portal);
    await expect(rollBackTogether(portal, [])).rejects.toThrow(`${C} `);
    expect(await readRegistry(portal)).toEqual(before);
    await rollBackTogether(portal, [C]);
    expect(await inForce()).toEqual({ shell: 'first', [A]: 'react 19', [B]: 'react 19', [C]: '(react 20)' });
  });

  test('does not take the lines of a command that ended before its registry was there for a change', async () => {
    await moveAll();
    const { sequence } = await readRegistry(portal);
    for (const module of ['shell', A])
      await logRelease(portal, sequence + 1, { act: 'publish', module, release: 'never' });
    await publish(await moduleOf(A, 'react 201', REACT(20)), portal);
    await rollBackTogether(portal, []);
    expect(await inForce()).toEqual({ shell: 'first', [A]: 'react 19', [B]: 'react 19' });
  });

  test('says so where nothing moved together, and where files of before are gone', async () => {
    await expect(rollBackTogether(portal, [])).rejects.toThrow('Nothing has come into force together');
    await moveAll();
    await rm(join(portal, 'shell', 'first'), { recursive: true });
    await expect(rollBackTogether(portal, [])).rejects.toThrow('has no shell');
    expect((await inForce()).shell).toBe('second');
  });

  test('is what the guard names where a release of a set fails and the one before needs the earlier shell', async () => {
    await moveAll();
    const { modules, sequence } = await readRegistry(portal);
    const release = modules[A]?.release.release ?? '';
    await expect(takeBack(portal, { module: A, release, sequence })).rejects.toThrow('rollback together');
  });
});

test('the release command moves all at once from the builds of several checkouts, and back', async () => {
  const release = async (...words: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...words, '--portal', portal], {
      env: process.env,
    });
    return stdout;
  };
  const [shell, module] = [await shellOf('second', REACT(20)), await moduleOf(A, 'react 20', REACT(20))];
  await expect(release('check', 'together', shell, module)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${B} `),
  });
  expect(await release('check', 'together', shell, module, '--off', B)).toContain('fit each other');
  expect(await release('publish', 'together', shell, module, '--off', B)).toContain(`${B}: `);
  expect(await inForce()).toEqual({ shell: 'second', [A]: 'react 20', [B]: '(react 19)' });
  const { release: name } = await readRelease(module);
  const said = await release('rollback', 'together');
  expect(said).toContain('shell: first is in force');
  expect(said).toContain(`${A} ${name} does not fit this shell`);
  expect(await inForce()).toEqual({ shell: 'first', [A]: 'react 19', [B]: 'react 19' });
  await expect(release('publish', 'together')).rejects.toMatchObject({ code: 1 });
  await expect(release('publish', 'together', shell, '--percent', '10')).rejects.toMatchObject({ code: 1 });
  await expect(release('publish', 'shell', '--off', B)).rejects.toMatchObject({ code: 1 });
});
