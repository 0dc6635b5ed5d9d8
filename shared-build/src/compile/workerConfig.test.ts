import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeSources } from '../../test/support/compileParts.ts';
import { runWebpack } from './runWebpack.ts';
import { workerConfig } from './workerConfig.ts';

test('a worker whose library asks for its own address does not contain the path of the build folder', async () => {
  const folder = await writeSources({ 'some.worker.js': 'self.address = import.meta.url;' });
  const config = workerConfig('mfe-factsheets', join(folder, 'some.worker.js'), 'production');
  await runWebpack({
    ...config,
    cache: false,
    output: { ...config.output, path: join(folder, 'dist'), filename: 'worker.js' },
  });

  const code = await readFile(join(folder, 'dist', 'worker.js'), 'utf8');
  expect(code).toContain('self.address = self.location.href');
  expect(code).not.toMatch(/file:|parts-/);
});
