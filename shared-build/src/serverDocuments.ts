import { readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Configuration } from 'webpack';
import { fingerprint } from './fingerprint.ts';
import { runWebpack } from './runWebpack.ts';
import { browserPreset } from './webpackPreset.ts';
import { CACHE_FOLDER, ROOT, SHELL_ID, moduleIds, packageFolder } from './workspace.ts';

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

/**
 * Compiles the documents that have changed.
 *
 * - known: hashes of what was compiled last, by `document <name>`; those of what is compiled now are written into it
 */
export async function compileDocuments(
  known: Record<string, string>,
  report: (line: string) => void,
): Promise<void> {
  for (const { id, file } of serverDocuments()) {
    const name = basename(file, ENDING);
    const key = `document ${name}`;
    // It holds what it uses of the shared packages, which the shell's hash stands for.
    const current = `${await fingerprint(id)} ${await fingerprint(SHELL_ID)}`;
    if (known[key] === current && isThere(name)) {
      report(`${key}: unchanged`);
      continue;
    }
    const start = performance.now();
    await compileDocument(name, file, id);
    known[key] = current;
    report(`${key}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

function isThere(name: string): boolean {
  return statSync(join(DOCUMENTS_FOLDER, name, 'index.mjs'), { throwIfNoEntry: false }) !== undefined;
}

/** A server that runs meanwhile never meets half a folder. */
async function compileDocument(name: string, file: string, id: string): Promise<void> {
  const folder = join(DOCUMENTS_FOLDER, name);
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
    cache: { type: 'filesystem', cacheDirectory: CACHE_FOLDER, name: `document-${name}`, compression: false },
    ...(resolve && { resolve }),
    ...(module && { module }),
    ...(resolveLoader && { resolveLoader }),
    ...(hints !== undefined && { performance: hints }),
    ...(infrastructureLogging && { infrastructureLogging }),
    ...(stats !== undefined && { stats }),
  };
}
