import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { compilerCache } from './compilerCache.ts';
import type { BuildMode } from '../workspace/buildMode.ts';
import { CHUNK_LOAD_TIMEOUT_MS } from '../workspace/limits.ts';
import { integrityHook } from './integrityHook.ts';
import { productionRouter } from './productionRouter.ts';
import { IS_STANDALONE, ROOT, buildFolder, packageFolder } from '../workspace/workspace.ts';

/** Makes files a little smaller than webpack's own choice, in a ninth of its time. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 2 } },
});

/**
 * Replaces `import.meta.url` in libraries, such as yoga-layout, with the address of the page or the worker. webpack puts the path of the build folder
 * there, which would make the same commit another release in another folder. `new URL('…', import.meta.url)` is not affected: it names a file.
 */
export const stableAddress = new webpack.DefinePlugin({ 'import.meta.url': 'self.location.href' });

/**
 * Gives what every browser build of the portal has in common.
 *
 * - id: package that is built
 * - uniqueName: namespace of its chunks on the page; two builds that may meet on one page need different ones
 */
export function browserPreset(id: string, uniqueName: string, mode: BuildMode): Configuration {
  return {
    name: id,
    mode,
    context: packageFolder(id),
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'source-map',
    output: {
      path: buildFolder(id),
      clean: true,
      // A release has a folder of its own, named after its code: hashes in names would be bytes in each table of names.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      trustedTypes: { policyName: 'portal', onPolicyCreationFailure: 'continue' },
      hashFunction: 'sha256',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // The compiler writes relative imports of .ts and .tsx files as .js; on disk there is only the source.
      extensionAlias: {
        '.js': ['.ts', '.tsx', '.js'],
        // A packed package names its worker as its sources do.
        '.ts': ['.ts', '.js'],
      },
      alias: mode === 'production' ? { ...productionRouter() } : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // An address of a file, as in `new URL('./some.worker.ts', import.meta.url)`, is not compiled as a part of this build.
          dependency: { not: ['url'] },
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            instance: id,
            configFile: join(ROOT, IS_STANDALONE ? 'tsconfig.json' : 'tsconfig.browser.json'),
            compilerOptions: { noEmit: false, target: 'ES2022', sourceMap: true },
          },
        },
      ],
    },
    resolveLoader: { modules: [join(import.meta.dirname, '..', '..', 'node_modules'), 'node_modules'] },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // A library that one part alone needs comes with it: a file of its own would be one more request.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [minimizer],
    },
    plugins: [integrityHook, stableAddress],
    cache: compilerCache(`${id}-${mode}`),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
