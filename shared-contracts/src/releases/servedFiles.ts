/**
 * How the files of the built portal are named and kept, whoever serves them: the server itself, nginx, or a store behind a CDN.
 */

/** For files whose name holds their content: nobody asks for them twice. */
const FOREVER = 'public, max-age=31536000, immutable';
/** For what a release changes under the same name: kept, and asked for again each time. */
export const ASK_AGAIN = 'no-cache';

export type FolderRule = { readonly folder: string; readonly cacheControl: string };

/** Folders of the built portal, by what may be kept: released files never change, the registry does. A file that is missing there is 404. */
export const FOLDERS: readonly FolderRule[] = [
  { folder: 'm', cacheControl: FOREVER },
  { folder: 'shell', cacheControl: FOREVER },
  { folder: 'registry', cacheControl: ASK_AGAIN },
];

/**
 * Folder beside the files of a release that has their source maps: hidden, so that nobody who serves the files gives them to anybody. The
 * server reads them for those who may see why a release failed.
 */
export const SOURCE_MAPS_FOLDER = '.maps';

/** What is below a served folder and is fetched by nobody: hidden files, and what the build compressed, which is sent under the file's own name. */
export const UNSERVED = /\/\.|\.(?:br|gz)$/;

/** Types of what the build puts out, by the end of the name, as `@fastify/static` names them. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
  ttf: 'font/ttf',
  woff2: 'font/woff2',
};
