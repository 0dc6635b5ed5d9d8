import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { browserPreset } from '../../src/compile/webpackPreset.ts';
import { CACHE_FOLDER, ROOT, SHELL_ID, moduleIds, packageFolder } from '../../src/workspace/workspace.ts';
import { twinReleasePlugin } from './twinReleasePlugin.ts';

/** Folder that the one-bundle twin is built into. */
export const TWIN_BUILT = join(CACHE_FOLDER, 'twin', 'built');

/**
 * Gives the configuration of the same portal without federation: shell and modules in one compilation, each module behind a
 * plain `import()`, with the same preset.
 */
export function twinConfig(): Configuration {
  const preset = browserPreset(SHELL_ID, 'portal_twin', 'production');
  return {
    ...preset,
    name: 'twin',
    entry: { main: './src/main.tsx' },
    // All its builds lie in one folder.
    output: {
      ...preset.output,
      path: TWIN_BUILT,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    cache: { type: 'filesystem', cacheDirectory: CACHE_FOLDER, name: 'twin' },
    plugins: [
      ...(preset.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/[\\/]importRelease\.(js|ts)$/, writeImports()),
      twinReleasePlugin(),
    ],
  };
}

/** Writes what stands in for the loading of a release: one `import()` for each module. */
function writeImports(): string {
  const file = join(CACHE_FOLDER, 'twin', 'importBundled.ts');
  const lines = moduleIds().map((id) => {
    const path = join(packageFolder(id, ROOT), 'src', 'module.tsx').replaceAll('\\', '/');
    return `  '${id}': () => import(/* webpackChunkName: "${id}" */ '${path}'),`;
  });
  mkdirSync(join(CACHE_FOLDER, 'twin'), { recursive: true });
  writeFileSync(
    file,
    `const MODULES = {\n${lines.join('\n')}\n};\n` +
      'export const importRelease = async ({ release }: { release: { id: string } }) =>\n' +
      '  (await MODULES[release.id as keyof typeof MODULES]()).default;\n',
  );
  return file;
}
