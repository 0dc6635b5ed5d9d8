import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeFolder } from '../../test/support/writeFolder.ts';
import { installedRange } from './installedRange.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'installed-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const install = (version: string, ...place: readonly string[]) =>
  writeFolder(join(root, 'node_modules', ...place), {
    'package.json': { name: place.at(-1), version },
    'index.js': '',
  });
const describeModule = (peerDependencies: Readonly<Record<string, string>> = {}) =>
  writeFolder(root, { 'package.json': { name: 'mfe-sample', peerDependencies } });

test('a module runs with what its peers allow', async () => {
  await describeModule({ 'shared-ui': '^0.1.0 || ^0.2.0' });
  await install('0.2.4', 'shared-ui');
  expect(installedRange('shared-ui', root)).toBe('^0.1.0 || ^0.2.0');
});

test('a module that says nothing of it runs with what is compatible with the installed one', async () => {
  await describeModule();
  await install('0.2.4', 'shared-ui');
  expect(installedRange('shared-ui', root)).toBe('^0.2.4');
});

test('what comes with the contracts counts as installed', async () => {
  await describeModule();
  await install('0.1.0', 'shared-contracts');
  await install('4.6.7', 'shared-contracts', 'node_modules', 'zod');
  expect(installedRange('zod', root)).toBe('^4.6.7');
});

test('a module takes nothing of a package that is not installed', async () => {
  await describeModule({ 'shared-record': '^0.1.0' });
  expect(installedRange('shared-record', root)).toBeUndefined();
});

test('what was built with is one of those that are named', async () => {
  await describeModule({ 'shared-ui': '^0.1.0' });
  await install('0.2.4', 'shared-ui');
  expect(() => installedRange('shared-ui', root)).toThrow('shared-ui 0.2.4 is installed');
});
