import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';
import { forEachTag, type LanguageTag } from 'shared-contracts/text/language.ts';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import { packageName, partsOf, resourceOf } from './compiledFiles.ts';
import { ROOT } from '../workspace/workspace.ts';

/** A file of ours by its path from the repository's root, or an npm package by its name, with its bytes before they are made smaller. */
export type Input = { readonly input: string; readonly bytes: number };

/** Files that the page of a route needs at once beside what every page of the module does: code, and texts by language. */
export type PageParts<File> = {
  readonly code: readonly File[];
  readonly texts: Readonly<Record<LanguageTag, readonly File[]>>;
};

/**
 * What somebody downloads of a module who opens one of its pages first.
 *
 * - gzip: bytes after gzip of all files together
 * - own: names of the files that are the page's own
 * - heaviest: what most of it is made of, the heaviest first
 */
export type RouteWeight = {
  readonly gzip: number;
  readonly own: readonly string[];
  readonly heaviest: readonly Input[];
};

const NAMED_INPUTS = 3;

type Files = Pick<ModuleRelease, 'entry' | 'preload' | 'locales'>;

/**
 * Gives the bytes after gzip that a module costs when a route is opened first: entry, the module with what the page needs at once, the larger
 * language.
 *
 * - gzip: bytes after gzip, by file
 * - page: files of a page that loads on its own
 */
export function routeGzip(
  { entry, preload, locales }: Files,
  gzip: Readonly<Record<string, number>>,
  routeId: string,
  page?: PageParts<string>,
): number {
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((bytes, file) => bytes + (gzip[file] ?? 0), 0);
  const texts = forEachTag((tag) => sum([...locales[tag], ...(page?.texts[tag] ?? [])]));
  return sum([entry, ...(preload[routeId] ?? []), ...(page?.code ?? [])]) + Math.max(...Object.values(texts));
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
