import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildRelease } from '../../test/support/buildRelease.ts';
import { builtFolder } from './builtFolder.ts';

test('what was built lies in the package, or where somebody says that a build of the same part is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-folder-'));
  await writeFile(join(folder, 'release.json'), JSON.stringify(buildRelease().release));

  expect(await builtFolder('mfe-sample', undefined)).toMatch(/mfe-sample[\\/]dist$/);
  expect(await builtFolder('mfe-sample', folder)).toBe(folder);
  expect(await builtFolder('shell', folder)).toBe(folder);
  await expect(builtFolder('mfe-other', folder)).rejects.toThrow('a build of mfe-sample, not of mfe-other');
});
