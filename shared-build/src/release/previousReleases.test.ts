import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, describe, test } from '@jest/globals';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { buildRelease } from '../../test/support/buildRelease.ts';
import { withHashedPrevious } from './previousReleases.ts';
import { activated } from '../publish/publish.ts';
import { integrityOf } from './releaseName.ts';

describe('withHashedPrevious', () => {
  test('takes over names without hashes from the folders that are there, and leaves out the others', async () => {
    const portal = await mkdtemp(join(tmpdir(), 'previous-'));
    const folder = join(portal, 'm', 'mfe-sample', '1.0.0-one');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), '{"release":"1.0.0-one"}');
    const known = { release: '1.0.0-known', integrity: 'sha384-known' };
    const entry = {
      ...activated(undefined, buildRelease().release),
      previous: ['1.0.0-one', '1.0.0-gone', known],
    };
    // As an earlier release command wrote it.
    const registry = { sequence: 3, modules: { 'mfe-sample': entry } } as unknown as Registry;

    const { modules, sequence } = await withHashedPrevious(portal, registry);
    expect(sequence).toBe(3);
    expect(modules['mfe-sample']?.previous).toEqual([
      { release: '1.0.0-one', integrity: integrityOf('{"release":"1.0.0-one"}') },
      known,
    ]);
  });
});
