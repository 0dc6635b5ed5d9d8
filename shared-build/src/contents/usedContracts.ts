import type { Compilation, Module } from 'webpack';
import { CALLS } from 'shared-contracts/calls.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import * as addresses from 'shared-contracts/releases/addresses.ts';
import { resourceOf } from './compiledFiles.ts';

const ADDRESSES_FILE = /\/shared-contracts\/(?:src|dist)\/releases\/addresses\.[jt]s$/;
/** Whatever declares calls; see `calls.ts` of the contracts. */
export const CALL_FILES = /\/shared-contracts\/(?:src|dist)\/\w+(?:\/\w+)*Calls\.[jt]s$/;

/**
 * Names the calls of the server, and the sets of its data API, that compiled code asks for; undefined where nobody knows what is used, as in builds
 * that leave nothing out.
 *
 * Calls are constants of the contracts, and those count whose export is used. A set is asked for by its name alone: each that stands in the code counts,
 * also where a record only leads to it.
 */
export function usedCalls(compilation: Compilation): readonly string[] | undefined {
  const exported = usedExportsOf(compilation, CALL_FILES);
  if (exported === undefined) return undefined;
  const calls = [...exported].filter((name) => Object.hasOwn(CALLS, name));
  const code = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ source }) => source.source().toString());
  const sets = SET_NAMES.filter((name) => {
    const quoted = new RegExp(`["'\`]${name}["'\`]`);
    return code.some((text) => quoted.test(text));
  });
  return [...calls, ...sets].sort();
}

/** Lists the pages, by the paths of their routes, that compiled code links to by the addresses of the contracts; undefined where nobody knows. */
export function usedAddresses(compilation: Compilation): readonly string[] | undefined {
  const exported = usedExportsOf(compilation, ADDRESSES_FILE);
  if (exported === undefined) return undefined;
  const used = Object.entries(addresses).filter(([name]) => exported.has(name));
  return [...new Set(used.map(([, { path }]) => path))].sort();
}

/** Names the exports that are used of files whose path fits; undefined where nobody knows. Those of code that is in no script count for nothing. */
export function usedExportsOf(compilation: Compilation, files: RegExp): ReadonlySet<string> | undefined {
  if (
    compilation.options.optimization.usedExports !== true &&
    compilation.options.optimization.usedExports !== 'global'
  )
    return undefined;
  const used = new Set<string>();
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const one of partsOf(module)) {
      if (!files.test(resourceOf(one))) continue;
      for (const info of compilation.moduleGraph.getExportsInfo(one).orderedExports) {
        if (info.getUsed(undefined) !== UNUSED) used.add(info.name);
      }
    }
  }
  return used;
}

/** webpack's number for an export that no code uses. */
const UNUSED = 0;

/** What webpack has merged into one. */
function partsOf(module: Module): readonly Module[] {
  const parts: unknown = Reflect.get(module, 'modules');
  return parts instanceof Set || Array.isArray(parts) ? ([...parts] as Module[]) : [module];
}
