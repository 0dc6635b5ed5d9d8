import { join } from 'node:path';
import { ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { moduleShared, shellShared } from './sharePolicy.ts';

/**
 * Makes the shell offer every shared entry point. Its own code takes them by plain imports: it is a plugin for providers alone, as that for both
 * puts a look into the share scope between each of its modules and React, and keeps the compiler from merging them.
 */
export function shellFederation(
  provides: ConstructorParameters<typeof ProvideSharedPlugin>[0]['provides'] = shellShared(),
): readonly WebpackPluginInstance[] {
  return [new ProvideSharedPlugin({ provides }), shareScopeRuntime(), runAtOnce()];
}

type Exposed = { readonly import: string; readonly name: string };

/**
 * Makes a module a container that exposes `./module` and brings nothing of what is shared. Manifest and type files are left out: `release.json`
 * says more.
 */
export function moduleFederation(
  container: string,
  filename: string,
  exposed: Exposed,
  shared: ReturnType<typeof moduleShared> = moduleShared(),
): readonly WebpackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: container,
      filename,
      library: { type: 'window', name: container },
      exposes: { './module': exposed },
      shared,
      dts: false,
      manifest: false,
    }),
    shareScopeRuntime(),
  ];
}

/**
 * Puts webpack's share scope alone in place of the plugin's own runtime, which loads remotes, reads manifests and chooses among copies.
 *
 * Source: docs/decisions/0065-the-share-scope-alone.md.
 */
function shareScopeRuntime(): WebpackPluginInstance {
  const whole = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
  return new webpack.NormalModuleReplacementPlugin(whole, join(import.meta.dirname, 'shareScopeRuntime.js'));
}

/**
 * Lets the first script run as it is read, as webpack has it without sharing: its largest part, a third of it, is else a function that the browser looks
 * over, keeps, and reads once more on the main thread when it is called.
 *
 * The plugin asks for the table of modules that ran, and for a way into the running of each, for its own runtime; nothing uses them where that is not there.
 */
function runAtOnce(): WebpackPluginInstance {
  const { moduleCache, interceptModuleExecution } = webpack.RuntimeGlobals;
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('RunAtOnce', ({ hooks }) => {
        for (const requirement of [moduleCache, interceptModuleExecution]) {
          hooks.runtimeRequirementInTree.for(requirement).tap('RunAtOnce', (_chunk, requirements) => {
            requirements.delete(requirement);
          });
        }
      });
    },
  };
}
