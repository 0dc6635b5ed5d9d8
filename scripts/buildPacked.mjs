import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/places.mjs';

// Runs in a package's folder when it is packed: JavaScript and types into `dist`, of this package and of those that it needs.

rmSync('dist', { recursive: true, force: true });
const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
process.exitCode =
  spawnSync(process.execPath, [compiler, '-b', 'tsconfig.build.json'], { stdio: 'inherit' }).status ?? 1;
