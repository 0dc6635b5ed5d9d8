import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { forEachTag } from 'shared-contracts/text/language.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { partsOf, resourceOf } from './compiledFiles.ts';
import { MODULE_FILE, pageImports } from './pageImports.ts';
import type { PageParts } from './routeWeight.ts';

const TEXT_FILE = /\/([a-z]+)\.json$/;

/**
 * Names the file of each page that loads on its own after its route; after the first in the order of `mfe.json` where several routes open it.
 *
 * - taken: names that other parts of the build have
 */
export function namePages(
  compiler: Compiler,
  { id, routes }: ModuleDescription,
  taken: readonly string[],
): void {
  const [refused] = routes.filter((route) => taken.includes(route.id));
  if (refused !== undefined) throw new Error(`${id}: no route can have the id ${refused.id}`);
  compiler.hooks.compilation.tap('NamePages', (compilation) => {
    compilation.hooks.finishModules.tap('NamePages', () => {
      const imports = importsOf(compiler.context, { id, routes });
      const named = new Set<string>();
      for (const route of routes) {
        const request = imports.get(route.id)?.find((one) => !TEXT_FILE.test(one));
        if (request === undefined || named.has(request)) continue;
        named.add(request);
        for (const block of blocksFor(compilation, compiler.context, [request])) block.chunkName = route.id;
      }
    });
  });
}

/** Finds what the pages of a module are compiled to, by route id. - folder: of the module's package */
export function pagesOfRoutes(
  compilation: Compilation,
  description: ModuleDescription,
  folder: string = compilation.compiler.context,
): Readonly<Record<string, PageParts<ChunkGroup>>> {
  const imports = importsOf(folder, description);
  const groupsOf = (requests: readonly string[]) =>
    blocksFor(compilation, folder, requests)
      .map((block) => compilation.chunkGraph.getBlockChunkGroup(block))
      .filter((group) => group != null);
  return Object.fromEntries(
    [...imports].map(([id, requests]) => [
      id,
      {
        code: groupsOf(requests.filter((one) => !TEXT_FILE.test(one))),
        texts: forEachTag((tag) => groupsOf(requests.filter((one) => TEXT_FILE.exec(one)?.[1] === tag))),
      },
    ]),
  );
}

/** Gives what `module.tsx` says of the pages. Throws when it does not have the routes of `mfe.json`, and them alone. */
function importsOf(folder: string, { id, routes }: Pick<ModuleDescription, 'id' | 'routes'>) {
  const imports = pageImports(readFileSync(join(folder, MODULE_FILE), 'utf8'));
  const described = routes.map((route) => route.id);
  const lacking = described.filter((route) => !imports.has(route));
  if (lacking.length > 0) throw new Error(`${id}: ${MODULE_FILE} has no page for ${lacking.join(', ')}`);
  const unknown = [...imports.keys()].filter((route) => !described.includes(route));
  if (unknown.length > 0) throw new Error(`${id}: mfe.json has no route ${unknown.join(', ')}`);
  return imports;
}

function blocksFor(
  { modules }: Compilation,
  folder: string,
  requests: readonly string[],
): readonly AsyncDependenciesBlock[] {
  const file = join(folder, MODULE_FILE).replaceAll('\\', '/');
  const wanted = requests.map(asWritten);
  return [...modules]
    .flatMap(partsOf)
    .filter((module) => resourceOf(module) === file)
    .flatMap((module: Module) => module.blocks)
    .filter((block) => block.dependencies.some((one) => wanted.includes(requestOf(one))));
}

function requestOf(dependency: object): string {
  const request: unknown = Reflect.get(dependency, 'request');
  return typeof request === 'string' ? asWritten(request) : '';
}

/** The compiler of releases writes the endings of source files as `.js`. */
function asWritten(request: string): string {
  return request.replace(/\.(?:tsx?|js)$/, '');
}
