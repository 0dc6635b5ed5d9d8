import { basename, extname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { compilerCache } from './compilerCache.ts';
import { releaseMaps } from './sourceMaps.ts';
import { browserPreset, stableAddress } from './webpackPreset.ts';
import type { BuildMode } from '../workspace/buildMode.ts';
import { CACHE_FOLDER } from '../workspace/workspace.ts';

/** Where workers are compiled to before they become files of their modules. */
export const WORKERS_FOLDER = join(CACHE_FOLDER, 'workers');

/** Names a worker's compiled file, without its ending. */
export function workerName(id: string, file: string, mode: BuildMode): string {
  return `${id}-${basename(file, extname(file))}-${mode}`;
}

/**
 * Gives the webpack configuration of one worker: a single file with everything in it.
 *
 * - id: module package; file: absolute path of its `*.worker.ts`, or of what that is in a packed package
 * - no federation: a worker has no shell that could lend it React, so it brings its own
 */
export function workerConfig(id: string, file: string, mode: BuildMode): Configuration {
  const name = workerName(id, file, mode);
  const preset = releaseMaps(browserPreset(id, name.replace(/\W/g, '_'), mode), mode);
  return {
    ...preset,
    name,
    entry: { [name]: file },
    target: ['webworker', 'es2022'],
    ...(mode === 'development' && { devtool: false }),
    output: {
      ...preset.output,
      path: WORKERS_FOLDER,
      filename: '[name].js',
      sourceMapFilename: '[file].map',
      clean: false,
      publicPath: '',
    },
    // The module's own build makes it small, together with everything else.
    optimization: { ...preset.optimization, splitChunks: false, minimize: false },
    cache: compilerCache(name),
    plugins: [stableAddress],
  };
}
