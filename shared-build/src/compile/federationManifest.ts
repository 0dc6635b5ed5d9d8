import { createModuleFederationConfig, type moduleFederationPlugin } from '@module-federation/enhanced';
import { StatsPlugin } from '@module-federation/manifest';
import semver from 'semver';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import type { ContainerOptions } from '../sharing/federation.ts';
import { installedPackage, readVersion } from '../workspace/workspace.ts';

/** Statistics that the library writes beside it. */
const STATS_FILE = 'mf-stats.json';

/**
 * Writes `mf-manifest.json` beside the code of a module, for browser tools and hosts of Module Federation: with the manifest writer of
 * `@module-federation/enhanced`, without its runtime. No page of the portal loads that file.
 *
 * Source: `ModuleFederationPlugin` of that library, which calls the writer in the same way.
 */
export function federationManifest(options: ContainerOptions): WebpackPluginInstance {
  const config = createModuleFederationConfig({
    ...options,
    dts: false,
    // The writer would look their versions up from the folder in which the build was started.
    shared: {},
    manifest: { additionalData: ({ stats }) => ({ ...stats, shared: sharedOf(options) }) },
  });
  return {
    apply(compiler) {
      new StatsPlugin(config, { pluginVersion: libraryVersion(), bundler: 'webpack' }).apply(compiler);
      compiler.hooks.thisCompilation.tap('FederationManifest', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
        compilation.hooks.processAssets.tap({ name: 'FederationManifest', stage }, () => {
          compilation.deleteAsset(STATS_FILE);
        });
      });
    },
  };
}

type SharedInManifest = moduleFederationPlugin.AdditionalDataOptions['stats']['shared'];

/** Lists what a module consumes. It has no copy: the lowest version of the range stands for the version. */
function sharedOf({ name: container, shared }: ContainerOptions): SharedInManifest {
  return Object.entries(shared).map(([name, { singleton, requiredVersion }]) => ({
    id: `${container}:${name}`,
    name,
    version: semver.minVersion(requiredVersion)?.version ?? '',
    singleton,
    requiredVersion,
    hash: '',
    assets: { js: { async: [], sync: [] }, css: { async: [], sync: [] } },
    deps: [],
    usedIn: [],
    usedExports: [],
    fallback: '',
    fallbackName: '',
    fallbackType: '',
  }));
}

function libraryVersion(): string {
  const file = installedPackage('@module-federation/enhanced', import.meta.dirname);
  if (file === undefined) throw new Error('@module-federation/enhanced is not installed');
  return readVersion(file);
}
