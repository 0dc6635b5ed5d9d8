import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { writeFolder } from '../../test/support/writeFolder.ts';
import { isKept, keepBuild, type KeptBuild } from './keptBuild.ts';

const FILE = 'release.json';

let cache: string;
let build: KeptBuild;

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'kept-build-'));
  cache = join(root, 'cache');
  build = { name: 'mfe-sample', folder: join(root, 'dist') };
});

/** Builds from a state of the sources, which is all that the build gives. */
const buildFrom = (sources: string) =>
  keepBuild(build, sources, async () => void (await writeFolder(build.folder, { [FILE]: sources })), cache);

test('a build is kept while its sources are the same', async () => {
  expect(await isKept(build, 'one', cache)).toBe(false);
  await buildFrom('one');
  expect(await isKept(build, 'one', cache)).toBe(true);
  expect(await isKept(build, 'two', cache)).toBe(false);
});

test('a change that was built and taken back is built anew', async () => {
  await buildFrom('one');
  await buildFrom('two');
  expect(await isKept(build, 'one', cache)).toBe(false);
});

test.each([
  ['another program', (file: string) => writeFile(file, 'from another program')],
  ['somebody who deletes it', (file: string) => rm(file)],
])('a build is not kept when %s was at its files', async (_who, change) => {
  await buildFrom('one');
  await change(join(build.folder, FILE));
  expect(await isKept(build, 'one', cache)).toBe(false);
});

test('a build that fails is not kept, nor one that leaves nothing', async () => {
  await buildFrom('one');
  const failing = keepBuild(
    build,
    'two',
    async () => {
      await rm(build.folder, { recursive: true });
      throw new Error('does not compile');
    },
    cache,
  );
  await expect(failing).rejects.toThrow('does not compile');
  await keepBuild({ ...build, name: 'mfe-none' }, 'one', async () => undefined, cache);
  for (const name of [build.name, 'mfe-none'])
    for (const sources of ['one', 'two'])
      expect(await isKept({ ...build, name }, sources, cache)).toBe(false);
});
