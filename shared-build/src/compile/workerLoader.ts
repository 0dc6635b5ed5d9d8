import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { runWebpack } from './runWebpack.ts';
import { WORKERS_FOLDER, workerConfig, workerName } from './workerConfig.ts';
import type { BuildMode } from '../workspace/buildMode.ts';

export type WorkerLoaderOptions = { readonly id: string; readonly mode: BuildMode };

/** Puts the whole compiled worker in the place of its first file; webpack asks for a default export. */
// eslint-disable-next-line no-restricted-syntax -- the form of a webpack loader
export default async function workerLoader(this: LoaderContext<WorkerLoaderOptions>): Promise<string> {
  const { id, mode } = this.getOptions();
  const { compilation } = await runWebpack(workerConfig(id, this.resourcePath, mode));
  // Whatever the worker was made of makes it anew: when it changes while somebody watches, and when a build starts from its memory.
  for (const file of compilation.fileDependencies) this.addDependency(file);
  for (const folder of compilation.contextDependencies) this.addContextDependency(folder);
  for (const file of compilation.missingDependencies) this.addMissingDependency(file);
  return readFile(join(WORKERS_FOLDER, `${workerName(id, this.resourcePath, mode)}.js`), 'utf8');
}
