import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, describe, test } from '@jest/globals';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { useKeysBelow } from '../../test/support/keysOfTest.ts';
import { activated } from '../publish/publish.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { RegistryConflictError, changeRegistry, readRegistry, writeRegistry } from './registryFile.ts';

let portal: string;

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'registry-'));
  portal = join(root, 'portal');
  useKeysBelow(root);
});

function entry(id: string): RegistryModule {
  return activated(undefined, buildRelease({ description: buildDescription({ id }) }).release);
}

describe('writeRegistry', () => {
  test('begins with the time in an empty folder', async () => {
    expect((await readRegistry(portal)).sequence).toBe(0);
    const began = Math.floor(Date.now() / 1000);
    const { sequence } = await writeRegistry(portal, 0, { 'mfe-a': entry('mfe-a') });

    // A folder that is begun anew is not older than the one before.
    expect(sequence).toBeGreaterThanOrEqual(began);
    expect(await readRegistry(portal)).toMatchObject({
      sequence,
      modules: { 'mfe-a': { base: expect.any(String) } },
    });
  });

  test('refuses to write over what somebody else has written meanwhile', async () => {
    await writeRegistry(portal, 0, { 'mfe-a': entry('mfe-a') });

    await expect(writeRegistry(portal, 0, {})).rejects.toThrow(RegistryConflictError);
    expect(Object.keys((await readRegistry(portal)).modules)).toEqual(['mfe-a']);
  });

  test('leaves neither lock nor temporary files', async () => {
    await writeRegistry(portal, 0, {});

    expect(await readdir(join(portal, 'registry'))).toEqual(['registry.json']);
  });
});

describe('changeRegistry', () => {
  test('loses no change when several teams publish at the same time', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `mfe-${'abcdefgh'[index]}`);

    await Promise.all(
      ids.map((id) =>
        changeRegistry(portal, { act: 'publish', module: id, release: '1.0.0' }, (modules) => ({
          ...modules,
          [id]: entry(id),
        })),
      ),
    );

    const registry = await readRegistry(portal);
    expect(Object.keys(registry.modules).sort()).toEqual(ids);
    const log = await readReleaseLog(portal);
    const sequences = log.map(({ sequence }) => sequence);
    expect(new Set(sequences).size).toBe(8);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(registry.sequence).toBe(sequences.at(-1));
    expect(log.map(({ module: of }) => of).sort()).toEqual(ids);
  });

  test('leaves registry and log as they are where there is nothing to change', async () => {
    const { sequence } = await writeRegistry(portal, 0, { 'mfe-a': entry('mfe-a') });
    await changeRegistry(portal, { act: 'preview', module: 'mfe-a', release: '1.0.0' }, (modules) => modules);
    expect((await readRegistry(portal)).sequence).toBe(sequence);
    expect(await readReleaseLog(portal)).toEqual([]);
  });
});
