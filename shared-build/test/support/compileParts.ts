import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';
import { containerOptions, moduleFederation, shellFederation } from '../../src/sharing/federation.ts';

/** A shell that offers files to modules, or a module with the file that it exposes and what it takes of a shell. */
export type Part = { readonly name: string } & (
  | { readonly offers: Parameters<typeof shellFederation>[0] }
  | { readonly exposes: string; readonly takes: Parameters<typeof containerOptions>[3] }
);

/** Name of a compiled module's entry. */
export const PART_ENTRY = 'entry.js';

/** Writes files, by their path, below a temporary folder; gives the folder. */
export async function writeSources(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parts-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Compiles a part of an invented portal as the product compiles its own, into `dist/<name>` of its folder. Throws with webpack's errors. */
export function compilePart(folder: string, part: Part, changes: Configuration = {}): Promise<Compilation> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    devtool: false,
    target: ['web', 'es2022'],
    entry: {},
    performance: { hints: false },
    // Nobody measures it, and it is most of the work.
    optimization: { minimize: false },
    ...changes,
    output: {
      path: join(folder, 'dist', part.name),
      uniqueName: part.name,
      publicPath: 'auto',
      ...changes.output,
    },
    plugins: [
      ...(changes.plugins ?? []),
      'offers' in part
        ? shellFederation(part.offers)
        : moduleFederation(
            containerOptions(part.name, PART_ENTRY, { import: part.exposes, name: 'module' }, part.takes),
          ),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) {
        reject(error);
        return;
      }
      if (stats === undefined || stats.hasErrors()) {
        reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'no result'));
        return;
      }
      // Only then has the plugin let go of its workers.
      compiler.close(() => resolve(stats.compilation));
    });
  });
}
