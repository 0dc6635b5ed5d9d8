import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** Gives the script files of a chunk group, in the order in which they load, without repetition, and without what replaces parts of a running page. */
export function scriptsOf(groups: ReadonlyArray<ChunkGroup | undefined>): readonly string[] {
  const files = groups.flatMap((group) => group?.getFiles() ?? []);
  return [...new Set(files.filter((file) => /(?<!\.hot-update)\.js$/.test(file)))];
}

/** Finds the chunk group that a name was given to, by `webpackChunkName` or by an exposed module's name. */
export function namedGroup(compilation: Compilation, name: string): ChunkGroup | undefined {
  return compilation.namedChunkGroups.get(name);
}

/**
 * Gives the scripts that hold a message file, without those that are loaded anyway.
 *
 * - ending: end of the file's path, with forward slashes
 */
export function localeScripts(
  compilation: Compilation,
  ending: string,
  loadedAnyway: readonly string[],
): readonly string[] {
  const groups = [...compilation.modules]
    .filter((module) => resourceOf(module).endsWith(ending))
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunksIterable(module)])
    .flatMap((chunk: Chunk) => [...chunk.groupsIterable]);
  return scriptsOf(groups).filter((file) => !loadedAnyway.includes(file));
}

/** Lists the shared entry points that the code of some chunk groups consumes. */
export function consumedShares(
  compilation: Compilation,
  groups: ReadonlyArray<ChunkGroup | undefined>,
): readonly string[] {
  const keys = groups
    .flatMap((group) => group?.chunks ?? [])
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .map(shareKeyOf)
    .filter((key) => key !== undefined);
  return [...new Set(keys)].sort();
}

/** Lists the npm packages whose code a compilation contains. */
export function bundledPackages(compilation: Compilation): readonly string[] {
  const names = [...compilation.modules]
    .map((module) => packageName(resourceOf(module)))
    .filter((name) => name !== '');
  return [...new Set(names)].sort();
}

/** Gives the file that a module was read from, with forward slashes; empty for modules that webpack made itself. */
export function resourceOf(module: Module): string {
  const resource: unknown = Reflect.get(module, 'resource');
  return typeof resource === 'string' ? resource.replaceAll('\\', '/') : '';
}

/** Gives the modules that webpack has put into one scope, each as it was before; a module by itself otherwise. */
export function partsOf(module: Module): readonly Module[] {
  const parts: unknown = Reflect.get(module, 'modules');
  return Array.isArray(parts) ? (parts as readonly Module[]) : [module];
}

const CONSUMED = 'consume-shared-module';

/** Gives the shared entry point that webpack's stand-in for an import of it names; undefined for all other modules. */
export function shareKeyOf(module: Module): string | undefined {
  if (module.type !== CONSUMED) return undefined;
  const options: unknown = Reflect.get(module, 'options');
  const key: unknown =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'shareKey') : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Gives the npm package that a file belongs to; empty for a file of ours. */
export function packageName(resource: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(resource)?.[1] ?? '';
}
