import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import semver from 'semver';
import { PART_ENTRY, compilePart, writeSources } from '../../test/support/compileParts.ts';
import { runInPage } from '../../test/support/runInPage.ts';
import { bundledPackages } from '../contents/compiledFiles.ts';
import { type Candidate, offeredAs } from '../gate/compatibility.ts';
import type { ShellRelease } from '../release/shellRelease.ts';
import { consumedOption, providedOption } from './sharePolicy.ts';

const LIST = 'shared-ui/list';
const CORE = 'shared-ui/core';

type Container = {
  readonly init: (scope: object) => unknown;
  readonly get: (name: string) => Promise<() => { readonly default: unknown }>;
};
type Offer = { readonly get: () => unknown };

/** Builds a module that takes two entry points. */
async function compileModule(ranges: Readonly<Record<string, string>>) {
  const folder = await writeSources({
    'sample.js': `import { table } from ${JSON.stringify(LIST)};
      import { frame } from ${JSON.stringify(CORE)};
      export default frame + ' around ' + table;`,
  });
  const takes = Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, consumedOption(name, range)] as const),
  );
  return {
    folder,
    compilation: await compilePart(folder, { name: 'sample', exposes: './sample.js', takes }),
  };
}

/** Puts the container of such a module onto a page. */
async function openContainer(ranges: Readonly<Record<string, string>>): Promise<Container> {
  const { folder } = await compileModule(ranges);
  const page = await runInPage(join(folder, 'dist'), `sample/${PART_ENTRY}`);
  return page['sample'] as Container;
}

const offering = (exports: object): Offer => ({ get: () => () => exports });
const core = { '1.0.0': offering({ frame: 'a frame' }) };

/** Opens a module that takes the list in a range from a shell that offers it in some versions. */
async function openWithList(range: string, versions: readonly string[]): Promise<unknown> {
  const container = await openContainer({ [LIST]: range, [CORE]: '^1.0.0' });
  const list = Object.fromEntries(
    versions.map((version) => [version, offering({ table: version })] as const),
  );
  container.init({ [LIST]: list, [CORE]: core });
  return (await container.get('./module'))().default;
}

/** Ranges as a module may state them, each with versions that it accepts or refuses. */
const RANGES: ReadonlyArray<readonly [range: string, ...versions: readonly string[]]> = [
  ['^1.2.3', '1.2.3', '1.10.0', '1.2.2', '2.0.0', '1.2.4-rc.1'],
  ['^0.1.2', '0.1.9', '0.2.0', '0.1.1'],
  ['^0.0.3', '0.0.3', '0.0.4'],
  ['~0.1.2', '0.1.9', '0.2.0'],
  ['^0.1.0 || ^0.2.0', '0.1.5', '0.2.0', '0.3.0'],
  ['>=0.1.0 <1', '0.0.9', '0.1.0', '0.9.9', '1.0.0'],
  ['>=18', '17.0.2', '18.0.0', '19.3.1'],
  ['*', '0.0.1', '19.3.1'],
  ['1.x', '1.9.9', '2.0.0'],
  ['0.1.2', '0.1.2', '0.1.9'],
  ['1.2.3 - 2.1', '1.2.2', '2.1.9', '2.2.0'],
  ['<=1.4.0', '1.4.0', '1.4.1'],
  ['^1.0.0 || >=3.1.0 <4', '1.9.0', '2.0.0', '3.1.0'],
  ['^19.3.1 || ^20.0.0', '19.3.0', '20.5.1'],
  ['>=1.3.0-beta.1', '1.3.0-beta.2', '1.4.0-beta.2', '1.4.0'],
];

test('a version is in a range by npm’s rules, in the browser and at the gate', async () => {
  const pairs = RANGES.flatMap(([range, ...versions]) => versions.map((version) => ({ range, version })));
  const nameOf = (index: number) => `shared-part/${index}`;
  const folder = await writeSources({
    'sample.js': `export default [${pairs.map((_, index) => `() => import('${nameOf(index)}')`).join()}];`,
  });
  const takes = Object.fromEntries(
    pairs.map(({ range }, index) => [nameOf(index), consumedOption(nameOf(index), range)] as const),
  );
  await compilePart(folder, { name: 'sample', exposes: './sample.js', takes });
  const page = await runInPage(join(folder, 'dist'), `sample/${PART_ENTRY}`);
  const container = page['sample'] as Container;
  container.init(
    Object.fromEntries(
      pairs.map(({ version }, index) => [nameOf(index), { [version]: offering({}) }] as const),
    ),
  );
  const imports = (await container.get('./module'))().default as ReadonlyArray<() => Promise<unknown>>;
  const loaded = await Promise.allSettled(imports.map((load) => load()));

  const verdicts = pairs.map(({ range, version }, index) => {
    const shell = { shares: { [LIST]: version } } as unknown as ShellRelease;
    const module = { release: { share: { [LIST]: range } }, report: {} } as unknown as Candidate;
    return {
      range,
      version,
      browser: loaded[index]?.status === 'fulfilled',
      gate: offeredAs(shell, module, LIST) !== undefined,
    };
  });
  const expected = pairs.map(({ range, version }) => {
    const isIn = semver.satisfies(version, range);
    return { range, version, browser: isIn, gate: isIn };
  });
  expect(verdicts).toEqual(expected);
  expect(pairs.length).toBeGreaterThanOrEqual(40);
});

test.each([
  ['^0.1.2', ['0.2.0', '0.1.9'], '0.1.9'],
  ['^1.0.0', ['0.1.0', '2.0.0', '1.0.1', '1.0.0'], '1.0.1'],
])('the highest version in %s out of %j is %s', async (range, versions, taken) => {
  expect(await openWithList(range, versions)).toBe(`a frame around ${taken}`);
});

test.each([
  ['^0.1.2', ['0.1.1', '0.2.0', '1.1.2']],
  ['^1.0.0', []],
])('no version in %s out of %j: the module does not run', async (range, versions) => {
  // The shell recognizes the error by these words (`codeFault`).
  await expect(openWithList(range, versions)).rejects.toThrow(/shared module/i);
});

test('neither a shell nor a module holds anything of the library whose plugins build them', async () => {
  const { compilation: module } = await compileModule({ [LIST]: '^1.0.0', [CORE]: '^1.0.0' });
  const { compilation: shell } = await compileShell();

  expect([...bundledPackages(module), ...bundledPackages(shell)]).toEqual([]);
});

test('a module whose entry point did not load fails with the error of that', async () => {
  const container = await openContainer({ [LIST]: '^1.0.0', [CORE]: '^1.0.0' });
  const get = jest.fn<() => Promise<() => object>>().mockRejectedValue(new Error('The network was away.'));
  container.init({ [LIST]: { '1.0.0': { get } }, [CORE]: core });

  await expect(container.get('./module').then((run) => run())).rejects.toThrow('The network was away.');
});

test('an entry point is asked for once, however many chunks of a module need it', async () => {
  const container = await openContainer({ [LIST]: '^1.0.0', [CORE]: '^1.0.0' });
  const get = jest.fn(() => () => ({ table: 'a table' }));
  container.init({ [LIST]: { '1.0.0': { get } }, [CORE]: core });

  await Promise.all([container.get('./module'), container.get('./module')]);

  expect(get).toHaveBeenCalledTimes(1);
});

/** Builds a shell that offers a list. */
async function compileShell() {
  const folder = await writeSources({
    'shell.js': `window.share = () => {
      __webpack_init_sharing__('default');
      return __webpack_share_scopes__.default;
    };`,
    'list.js': 'window.hasListRun = true; export const table = "a table";',
  });
  const offers = { [join(folder, 'list.js')]: providedOption(LIST, '1.2.0', false) };
  const compilation = await compilePart(
    folder,
    { name: 'shell', offers },
    { entry: { main: './shell.js' }, output: { filename: '[name].js' } },
  );
  return { folder, compilation };
}

test('a shell offers its entry points under the names and versions that it states, and loads none of them by that', async () => {
  const { folder } = await compileShell();
  const page = await runInPage(join(folder, 'dist'), 'shell/main.js');
  const share = page['share'] as () => Record<string, Record<string, { get: () => Promise<() => object> }>>;

  expect(Object.keys(share())).toEqual([LIST]);
  expect(Object.keys(share()[LIST] ?? {})).toEqual(['1.2.0']);
  expect(page['hasListRun']).toBe(undefined);
  expect((await share()[LIST]?.['1.2.0']?.get())?.()).toHaveProperty('table', 'a table');
});

test('the own code of a shell runs as its first script is read, and is no function in it that is read twice', async () => {
  const { folder } = await compileShell();
  const code = await readFile(join(folder, 'dist', 'shell', 'main.js'), 'utf8');
  expect(code).toContain('__webpack_exports__ = {};');
  expect(code).not.toMatch(/entry inlining is disabled|can't be inlined/);
});
