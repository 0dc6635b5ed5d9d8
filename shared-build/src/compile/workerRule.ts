import { extname, join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { BuildMode } from '../workspace/buildMode.ts';
import type { WorkerLoaderOptions } from './workerLoader.ts';

/** Compiles workers as files of the release that no page loads by itself; the server knows them by their name (decision 0014). */
export function workerRule(id: string, mode: BuildMode): RuleSetRule {
  return {
    test: /\.worker\.[jt]s$/,
    dependency: 'url',
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:10].js' },
    loader: join(import.meta.dirname, `workerLoader${extname(import.meta.filename)}`),
    options: { id, mode } satisfies WorkerLoaderOptions,
  };
}
