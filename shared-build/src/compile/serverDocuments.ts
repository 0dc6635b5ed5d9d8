import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Configuration } from 'webpack';
import { compilerCache } from './compilerCache.ts';
import { fingerprint } from '../workspace/fingerprint.ts';
import { isKept, keepBuild } from './keptBuild.ts';
import { runWebpack } from './runWebpack.ts';
import { browserPreset } from './webpackPreset.ts';
import { ROOT, moduleIds, packageFolder } from '../workspace/workspace.ts';

/**
 * Documents of modules that the server makes: each `*.document.ts` of a module, as one file for Node that exports what it exports, and its fonts beside it. The server runs
 * TypeScript as it stands and has no components, no bundler and none of the modules' packages.
 */
const DOCUMENTS_FOLDER = join(ROOT, 'server', 'dist', 'documents');
const ENDING = '.document.ts';

type ServerDocument = { readonly id: string; readonly file: string };

/** Lists the documents of all modules. */
function serverDocuments(): readonly ServerDocument[] {
  return moduleIds().flatMap((id) => {
    const source = join(packageFolder(id), 'src');
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ENDING))
      .map((file) => ({ id, file: join(source, file) }));
  });
}

/** Compiles the documents that have changed. */
export async function compileDocuments(report: (line: string) => void): Promise<void> {
  for (const { id, file } of serverDocuments()) {
    const name = basename(file, ENDING);
    const kept = { name: `document-${name}`, folder: join(DOCUMENTS_FOLDER, name) };
    const madeFrom = fingerprint(id);
    if (await isKept(kept, madeFrom)) {
      report(`document ${name}: unchanged`);
      continue;
    }
    const start = performance.now();
    await keepBuild(kept, madeFrom, () => compileDocument(name, file, id, kept.folder));
    report(`document ${name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** A server that runs meanwhile never meets half a folder. */
async function compileDocument(name: string, file: string, id: string, folder: string): Promise<void> {
  const making = `${folder}.part`;
  await runWebpack(documentConfig(name, file, id, making));
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
}

function documentConfig(name: string, file: string, id: string, path: string): Configuration {
  const {
    resolve,
    module,
    resolveLoader,
    performance: hints,
    infrastructureLogging,
    stats,
  } = browserPreset(id, `document_${name}`, 'production');
  return {
    name: `document-${name}`,
    mode: 'production',
    context: packageFolder(id),
    target: 'node24',
    devtool: false,
    entry: { index: file },
    output: {
      path,
      clean: true,
      filename: '[name].mjs',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      module: true,
      library: { type: 'module' },
      hashFunction: 'sha256',
    },
    experiments: { outputModule: true },
    // Nobody waits for these bytes, and whoever reads a stack wants names.
    optimization: { minimize: false, splitChunks: false },
    cache: compilerCache(`document-${name}`),
    ...(resolve && { resolve }),
    ...(module && { module }),
    ...(resolveLoader && { resolveLoader }),
    ...(hints !== undefined && { performance: hints }),
    ...(infrastructureLogging && { infrastructureLogging }),
    ...(stats !== undefined && { stats }),
  };
}
