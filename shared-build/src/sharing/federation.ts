import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { moduleShared, shellShared } from './sharePolicy.ts';

/**
 * Makes the shell provide every shared entry point. The shell's own code uses plain imports: `SharePlugin`, for providers and consumers, would put a
 * lookup in the share scope between each of its modules and React, and keep the compiler from merging them.
 */
export function shellFederation(
  provides: ReturnType<typeof shellShared> = shellShared(),
): WebpackPluginInstance {
  return new webpack.sharing.ProvideSharedPlugin({ provides });
}

/** Options of a container, in the form that webpack and `@module-federation/enhanced` both read. */
export type ContainerOptions = {
  readonly name: string;
  readonly filename: string;
  readonly library: { readonly type: 'window'; readonly name: string };
  readonly exposes: { readonly './module': { readonly import: string; readonly name: string } };
  readonly shared: ReturnType<typeof moduleShared>;
};

/** Returns the options of the container of a module, which exposes `./module` and contains no copy of anything shared. */
export function containerOptions(
  name: string,
  filename: string,
  exposed: ContainerOptions['exposes']['./module'],
  shared: ContainerOptions['shared'] = moduleShared(),
): ContainerOptions {
  return { name, filename, library: { type: 'window', name }, exposes: { './module': exposed }, shared };
}

/**
 * Makes a module a container.
 *
 * The plugin is webpack's own: that of `@module-federation/enhanced` adds a runtime to each page, and a name that depends on the build folder.
 * Source: docs/decisions/0095-webpacks-own-container.md.
 */
export function moduleFederation(options: ContainerOptions): WebpackPluginInstance {
  return new webpack.container.ModuleFederationPlugin(options);
}
