import { relative } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { SOURCE_MAPS_FOLDER } from 'shared-contracts/releases/servedFiles.ts';
import type { BuildMode } from '../workspace/buildMode.ts';
import { ROOT } from '../workspace/workspace.ts';

/**
 * Gives what a build needs besides to make the maps of a release. Nobody but the server reads them: the code says nothing of them, and they
 * hold names of sources, not the sources. What is built while somebody develops has maps of its own kind.
 */
export function releaseMaps(preset: Configuration, mode: BuildMode): Configuration {
  if (mode === 'development') return preset;
  return {
    ...preset,
    devtool: 'hidden-nosources-source-map',
    output: {
      ...preset.output,
      sourceMapFilename: `${SOURCE_MAPS_FOLDER}/[file].map`,
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) => sourceNameInMap(absoluteResourcePath),
    },
  };
}

/** Tells whether a file of a build is a map: it is no part of the release that browsers get, and its hash none of the release's. */
export function isSourceMap(name: string): boolean {
  return name.startsWith(`${SOURCE_MAPS_FOLDER}/`);
}

/** Names the map of a file of a build. */
export function sourceMapOf(name: string): string {
  return `${SOURCE_MAPS_FOLDER}/${name}.map`;
}

/** Names a source as people look for it: below the repository, or below `node_modules` for a package of others. */
export function sourceNameInMap(absoluteResourcePath: string): string {
  const path = absoluteResourcePath.replaceAll('\\', '/');
  const packaged = path.lastIndexOf('/node_modules/');
  if (packaged !== -1) return path.slice(packaged + 1);
  return path.startsWith('/') || /^[A-Za-z]:/.test(path) ? relative(ROOT, path).replaceAll('\\', '/') : path;
}

type NamedCode = {
  /** Code as it was when its map was made, and the same with the release's name in it. */
  readonly before: string;
  readonly after: string;
  readonly placeholder: string;
  /** What took the placeholder's place. */
  readonly name: string;
  readonly map: string;
};

/** Gives the map of code after the release's name, which is longer than its placeholder, was put into it, and other code before it. */
export function mapOfNamedCode(file: string, { before, after, placeholder, name, map }: NamedCode): string {
  const { ConcatSource, ReplaceSource, SourceMapSource } = webpack.sources;
  const source = new ReplaceSource(new SourceMapSource(before, file, map));
  for (let at = before.indexOf(placeholder); at !== -1; at = before.indexOf(placeholder, at + 1)) {
    source.replace(at, at + placeholder.length - 1, name);
  }
  const named = source.source();
  if (typeof named !== 'string' || !after.endsWith(named))
    throw new Error(`${file} is not what its map is of.`);
  const whole = new ConcatSource(after.slice(0, after.length - named.length), source);
  const { sourcesContent: _none, ...made } = { ...whole.map({ columns: true }), file };
  return JSON.stringify(made);
}
