import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { compilerCache } from './compilerCache.ts';
import { browserPreset } from './webpackPreset.ts';
import { CACHE_FOLDER, SHELL_ID } from '../workspace/workspace.ts';

/** Place of the compiled inline script; not that of webpack's memory of it, where webpack deletes what it does not know. */
export const BOOT_FOLDER = join(CACHE_FOLDER, 'boot-script');
export const BOOT_FILE = 'boot.js';

/** Gives the webpack configuration of the small inline script in `index.html`. */
export function bootConfig(): Configuration {
  const preset = browserPreset(SHELL_ID, 'portal_boot', 'production');
  return {
    ...preset,
    name: 'boot',
    entry: './src/boot/boot.ts',
    output: { path: BOOT_FOLDER, filename: BOOT_FILE },
    cache: compilerCache('boot'),
    plugins: [],
  };
}
