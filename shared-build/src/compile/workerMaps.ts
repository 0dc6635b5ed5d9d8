import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import type { BuildMode } from '../workspace/buildMode.ts';
import { WORKERS_FOLDER, workerName } from './workerConfig.ts';

const WORKER = /\.worker\.[jt]s$/;

/**
 * Lets the files of workers have maps of their sources, as those of pages do. A worker is compiled on its own and comes into its module as a file, of
 * which webpack knows no sources any more.
 */
export function workerMaps(id: string, mode: BuildMode): WebpackPluginInstance {
  return {
    apply(compiler) {
      if (mode === 'development') return;
      compiler.hooks.thisCompilation.tap('WorkerMaps', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
        compilation.hooks.processAssets.tapPromise({ name: 'WorkerMaps', stage }, async () => {
          for (const { name, info, source } of compilation.getAssets()) {
            const { sourceFilename } = info;
            if (sourceFilename === undefined || !WORKER.test(sourceFilename)) continue;
            const code = source.source().toString();
            const map = await mapOf(join(WORKERS_FOLDER, `${workerName(id, sourceFilename, mode)}.js`), code);
            if (map !== undefined)
              compilation.updateAsset(name, new webpack.sources.SourceMapSource(code, name, map), info);
          }
        });
      });
    },
  };
}

/** Undefined where the compiled worker has gone since, as from a cache that was cleared in part: then its places are those of the compressed file. */
async function mapOf(compiled: string, code: string): Promise<string | undefined> {
  try {
    if ((await readFile(compiled, 'utf8')) !== code) return undefined;
    return await readFile(`${compiled}.map`, 'utf8');
  } catch {
    return undefined;
  }
}
