import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/places.mjs';

// Runs in shared-build's folder when it is packed: what this repository asks of every module's code goes along, for those that lie elsewhere.

cpSync(join(ROOT, 'scripts/lib/rules'), 'dist/rules', { recursive: true });
for (const name of ['tsconfig.base.json', 'tsconfig.browser.json'])
  copyFileSync(join(ROOT, name), join('dist', name));
