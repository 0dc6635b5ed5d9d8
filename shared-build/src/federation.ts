import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { moduleShared, shellShared } from './sharePolicy.ts';

/**
 * What shell and modules must agree on. The runtime stays in the shell; a module's entry only calls it. Manifest, type files and
 * the snapshot of all remotes are left out: `release.json` says more, and no module is known while the shell is built.
 * Source: docs/decisions/0004-federation-cost.md.
 */
const COMMON = {
  remotes: {},
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
} as const;
const OPTIMIZATION = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;

/** Makes the shell the host that provides every shared entry point and the federation runtime. */
export function shellFederation(name: string): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    ...COMMON,
    name,
    shared: shellShared(),
    runtimePlugins: [runtimeProvider()],
    experiments: { optimization: OPTIMIZATION },
  });
}

/** Makes a module a container that exposes `./module` and brings nothing of what is shared. */
export function moduleFederation(container: string): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    ...COMMON,
    name: container,
    filename: 'entry.[contenthash:10].js',
    library: { type: 'window', name: container },
    exposes: { './module': { import: './src/module.tsx', name: 'module' } },
    shared: moduleShared(),
    experiments: { externalRuntime: true, optimization: OPTIMIZATION },
  });
}

/** Leaves out of a module's entry what only those need who share something or load remotes: two thirds of the bundler's runtime. */
export function consumerRuntime(): WebpackPluginInstance {
  const whole = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
  return new webpack.NormalModuleReplacementPlugin(whole, join(import.meta.dirname, 'consumerRuntime.js'));
}

/**
 * Finds the runtime plugin that offers the shell's federation runtime to modules.
 *
 * The option `provideExternalRuntime` names the same plugin in its CommonJS form, which brings a second copy of the whole runtime
 * along: 10 KB after compression.
 */
function runtimeProvider(): string {
  const fromEnhanced = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'),
  );
  const commonJs = fromEnhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return join(dirname(commonJs), 'index.js');
}
