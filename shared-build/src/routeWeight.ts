import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';
import type { ModuleRelease } from 'shared-contracts/registry.ts';
import { packageName, partsOf, resourceOf } from './compiledFiles.ts';
import { ROOT } from './workspace.ts';

/** A file of ours by its path from the repository's root, or an npm package by its name, with its bytes before they are made smaller. */
export type Input = { readonly input: string; readonly bytes: number };

/**
 * What somebody downloads of a module who opens one of its pages first.
 *
 * - gzip: bytes after gzip of all files together
 * - heaviest: what most of it is made of, the heaviest first
 */
export type RouteWeight = { readonly gzip: number; readonly heaviest: readonly Input[] };

const NAMED_INPUTS = 3;

type Files = Pick<ModuleRelease, 'entry' | 'preload' | 'locales' | 'pageTexts'>;

/**
 * Gives the bytes after gzip that a module costs when a route is opened first: entry, the page with what it needs at once, the larger language.
 * Of a release of an earlier time, which does not tell what its pages need, the first page alone.
 *
 * - gzip: bytes after gzip, by file
 */
export function routeGzip(
  { entry, preload, locales, pageTexts }: Files,
  gzip: Readonly<Record<string, number>>,
  routeId: string,
): number {
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((bytes, file) => bytes + (gzip[file] ?? 0), 0);
  const languages = Object.entries(locales).map(([tag, files]) => [
    ...files,
    // Each language of the texts that come with the module is one of those of the page.
    ...(pageTexts?.[routeId]?.[tag as keyof typeof locales] ?? []),
  ]);
  return sum([entry, ...(preload[routeId] ?? [])]) + Math.max(...languages.map(sum));
}

/** Lists what the files of some chunk groups are made of, the heaviest first. */
export function heaviestInputs(
  { chunkGraph }: Compilation,
  groups: ReadonlyArray<ChunkGroup | undefined>,
): readonly Input[] {
  const chunks = new Set(groups.flatMap((group): readonly Chunk[] => group?.chunks ?? []));
  const modules = new Set([...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));
  const bytes = new Map<string, number>();
  for (const module of [...modules].flatMap(partsOf)) {
    const input = nameOf(module);
    if (input !== undefined) bytes.set(input, (bytes.get(input) ?? 0) + module.size());
  }
  return [...bytes]
    .map(([input, size]) => ({ input, bytes: size }))
    .sort((a, b) => b.bytes - a.bytes || a.input.localeCompare(b.input))
    .slice(0, NAMED_INPUTS);
}

function nameOf(module: Module): string | undefined {
  const resource = resourceOf(module);
  if (resource === '') return undefined;
  const root = `${ROOT.replaceAll('\\', '/')}/`;
  return packageName(resource) || (resource.startsWith(root) ? resource.slice(root.length) : resource);
}
