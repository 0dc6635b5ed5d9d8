import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilePart, PART_ENTRY, writeSources } from '../../test/support/compileParts.ts';
import { containerOptions } from '../sharing/federation.ts';
import { consumedOption } from '../sharing/sharePolicy.ts';
import { federationManifest } from './federationManifest.ts';

test('a release has a manifest that names its entry, what it exposes and what it consumes in which range', async () => {
  const folder = await writeSources({
    'sample.js': "import { table } from 'shared-ui/list'; export default table;",
  });
  const takes = { 'shared-ui/list': consumedOption('shared-ui/list', '^0.1.0 || ^0.2.0') };
  const options = containerOptions('sample', PART_ENTRY, { import: './sample.js', name: 'module' }, takes);
  await compilePart(
    folder,
    { name: 'sample', exposes: './sample.js', takes },
    { plugins: [federationManifest(options)], infrastructureLogging: { level: 'error' } },
  );

  const built = join(folder, 'dist', 'sample');
  expect((await readdir(built)).sort()).toEqual([PART_ENTRY, 'mf-manifest.json', 'module.js']);
  expect(JSON.parse(await readFile(join(built, 'mf-manifest.json'), 'utf8'))).toMatchObject({
    name: 'sample',
    metaData: { globalName: 'sample', remoteEntry: { name: PART_ENTRY, type: 'window' } },
    exposes: [{ path: './module', assets: { js: { sync: ['module.js'] } } }],
    shared: [{ name: 'shared-ui/list', requiredVersion: '^0.1.0 || ^0.2.0', singleton: false }],
  });
});
