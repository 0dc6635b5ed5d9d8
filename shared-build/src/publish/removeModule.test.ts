import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { buildModule } from '../../test/support/imageOfTest.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { publish } from './publish.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { removeModule } from './removeModule.ts';

let portal: string;

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'remove-'));
  useKeysBelow(root);
  portal = join(root, 'portal');
  for (const id of ['mfe-one', 'mfe-two']) await publish(await buildModule(id, id), portal);
});

test('removing a module takes it out of the registry alone, and the log says so', async () => {
  const { modules, sequence } = await removeModule('mfe-one', portal);
  expect(Object.keys(modules)).toEqual(['mfe-two']);
  expect((await readReleaseLog(portal)).at(-1)).toMatchObject({
    act: 'remove',
    module: 'mfe-one',
    release: null,
    sequence,
  });
});

test('a module stays that must not go, and one that is not there cannot be removed', async () => {
  const before = await readRegistry(portal);
  const refuse = () => Promise.reject(new Error('mfe-two links to it'));
  await expect(removeModule('mfe-one', portal, refuse)).rejects.toThrow('mfe-two links to it');
  await expect(removeModule('mfe-none', portal)).rejects.toThrow('never been published');
  expect(await readRegistry(portal)).toEqual(before);
});
