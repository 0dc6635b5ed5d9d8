import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { writeFolder } from '../../test/support/writeFolder.ts';
import { writeWorkspace } from '../../test/support/writeWorkspace.ts';
import { compilerCache } from '../compile/compilerCache.ts';
import { fingerprint } from './fingerprint.ts';

const ID = 'mfe-sample';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await writeWorkspace(root);
  await writeFolder(join(root, 'mfe-sample', 'dist'), { 'entry.js': '' });
});

test.each([
  ['the module itself', 'mfe-sample/src/index.ts'],
  ['a shared package, of which it may hold a copy', 'shared-record/src/index.ts'],
  ['one that this needs', 'shared-ui/src/index.ts'],
  ['how everything is built', 'shared-build/src/compile/compile.ts'],
  ['what is installed', 'pnpm-lock.yaml'],
])('a change of %s is one of the build', async (_what, file) => {
  const before = fingerprint(ID, root);
  expect(fingerprint(ID, root)).toBe(before);
  await appendFile(join(root, file), 'changed');
  expect(fingerprint(ID, root)).not.toBe(before);
});

test.each([
  ['a test', 'mfe-sample/src/index.test.ts'],
  ['what was built', 'mfe-sample/dist/entry.js'],
  ['a shared package that it does not need', 'shared-pdf/src/index.ts'],
])('a change of %s is none', async (_what, file) => {
  const before = fingerprint(ID, root);
  await appendFile(join(root, file), 'changed');
  expect(fingerprint(ID, root)).toBe(before);
});

test('what the compiler keeps is kept apart by how everything is built, which it does not look at itself', async () => {
  const before = compilerCache(ID, root);
  await appendFile(join(root, 'mfe-sample/src/index.ts'), 'changed');
  expect(compilerCache(ID, root)).toEqual(before);
  for (const file of ['tsconfig.browser.json', 'shared-build/src/compile/compile.ts']) {
    const last = compilerCache(ID, root);
    await appendFile(join(root, file), 'changed');
    expect(compilerCache(ID, root)).not.toEqual(last);
  }
});
