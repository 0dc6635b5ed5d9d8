import type { Compilation, Dependency, Module, ModuleGraph, ModuleGraphConnection } from 'webpack';
import { besideKey } from 'shared-contracts/releases/shareKey.ts';
import { scriptsOf, shareKeyOf } from './compiledFiles.ts';
import { inOrder } from '../workspace/inOrder.ts';

/** Names of exports by the shared entry point that they belong to, each in alphabetical order. */
export type SharedExports = Readonly<Record<string, readonly string[]>>;

/** Stands for every export of an entry point, where code takes it as a whole. */
export const ALL_EXPORTS = '*';

/** Lists what the code of a module takes from each shared entry point. Types are no part of it: they are gone when webpack reads the code. */
export function usedExports(compilation: Compilation): SharedExports {
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const share = shareKeyOf(module);
    if (share === undefined) continue;
    const names = used.get(share) ?? new Set();
    used.set(share, names);
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      if (isPartOfTheCode(compilation, connection))
        for (const name of referencedNames(compilation, connection.dependency)) names.add(name);
    }
  }
  return sorted(used);
}

/**
 * Lists what each entry point offers that a shell shares. One whose exports are only known when it runs is left out.
 *
 * - versions: of the present entry points; another version of one is listed under its {@link besideKey}
 */
export function offeredExports(
  compilation: Compilation,
  versions: Readonly<Record<string, string>>,
): SharedExports {
  const offered = new Map<string, Iterable<string>>();
  for (const { key, module } of providedModules(compilation, versions)) {
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
    const target = dependency === undefined ? null : compilation.moduleGraph.getModule(dependency);
    const names = target === null ? null : compilation.moduleGraph.getProvidedExports(target);
    if (Array.isArray(names)) offered.set(key, names);
  }
  return sorted(offered);
}

/**
 * Lists the scripts that the entry points need which a shell shares and does not load at its start; keys as in {@link offeredExports}.
 *
 * - start: scripts that are there anyway
 */
export function offeredScripts(
  compilation: Compilation,
  versions: Readonly<Record<string, string>>,
  start: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const needed = providedModules(compilation, versions).flatMap(({ key, module: { blocks } }) => {
    const groups = blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block) ?? undefined);
    const files = scriptsOf(groups).filter((file) => !start.includes(file));
    return files.length === 0 ? [] : [[key, files] as const];
  });
  return inOrder(Object.fromEntries(needed));
}

function providedModules(compilation: Compilation, versions: Readonly<Record<string, string>>) {
  return [...compilation.modules].flatMap((module) => {
    if (module.type !== PROVIDED) return [];
    const name: unknown = Reflect.get(module, '_name');
    const version: unknown = Reflect.get(module, '_version');
    if (typeof name !== 'string' || typeof version !== 'string') return [];
    return [{ key: versions[name] === version ? name : besideKey(name, version), module }];
  });
}

const PROVIDED = 'provide-module';

/** An import that the build dropped, or that stands in a file which is in no script, asks for nothing. */
function isPartOfTheCode({ chunkGraph }: Compilation, connection: ModuleGraphConnection): boolean {
  const origin: Module | null = connection.originModule;
  return (
    origin !== null &&
    connection.getActiveState(undefined) !== false &&
    chunkGraph.getNumberOfModuleChunks(origin) > 0
  );
}

function referencedNames({ moduleGraph }: Compilation, dependency: Dependency | null): readonly string[] {
  const called = dependency === null ? undefined : importedName(dependency, moduleGraph);
  if (called !== undefined) return [called];
  const references = dependency?.getReferencedExports(moduleGraph, undefined) ?? [];
  return references.map((one) => {
    const path = Array.isArray(one) ? one : one.name;
    return path[0] ?? ALL_EXPORTS;
  });
}

/** Returns the name in `list.table()` with `import * as list`: webpack counts such a call as a use of the whole, since it passes `this`. */
function importedName(dependency: Dependency, moduleGraph: ModuleGraph): string | undefined {
  const getIds: unknown = Reflect.get(dependency, 'getIds');
  if (typeof getIds !== 'function' || Reflect.get(dependency, 'call') !== true) return undefined;
  const ids: unknown = Reflect.apply(getIds, dependency, [moduleGraph]);
  return Array.isArray(ids) && typeof ids[0] === 'string' ? ids[0] : undefined;
}

function sorted(names: ReadonlyMap<string, Iterable<string>>): SharedExports {
  return Object.fromEntries([...names].sort().map(([share, of]) => [share, [...of].sort()]));
}
