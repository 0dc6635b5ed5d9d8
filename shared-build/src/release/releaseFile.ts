import { gzipSync } from 'node:zlib';
import { forEachTag } from 'shared-contracts/text/language.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { latestNews, type NewsEntry } from 'shared-contracts/releases/news.ts';
import { type ModuleRelease, OF_NO_PAGE, type PageFiles } from 'shared-contracts/releases/registry.ts';
import { earlyFiles } from 'shared-contracts/releases/registeredRelease.ts';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { type Input, type PageParts, type RouteWeight, routeGzip } from '../contents/routeWeight.ts';
import { NEWS_FILE } from './moduleNews.ts';
import { contentHash, integrityOf, putInName, releaseName } from './releaseName.ts';
import { inOrder } from '../workspace/inOrder.ts';
import type { SharedExports } from '../contents/sharedExports.ts';

/** File beside the built code that holds the {@link ModuleRelease}. */
export const RELEASE_FILE = 'release.json';
/** File beside the built code that holds the {@link PageFiles}. */
export const PAGES_FILE = 'pages.json';
/** File beside the built code that holds the {@link BuildReport}. */
export const REPORT_FILE = 'report.json';
/** Licences, what a release is made of, and the manifest for other hosts. */
const NEVER_ASKED_FOR = /\.LICENSE\.txt$|\.cdx\.json$|^mf-manifest\.json$/;

/**
 * What the gate wants to know of a build and the browser does not.
 *
 * - gzip: bytes after gzip, by file
 * - routes: what each page costs that is opened first, by route id; releases of an earlier time do not say it
 * - bundled: npm packages inside
 * - choosesVersion: takes packages of ours in whichever version fits, so that the shell may offer two majors; releases of an earlier time do not
 * - usedAddresses: paths of the pages that the code links to, its own among them; releases of an earlier time do not say it
 * - usedExports: what the code takes from each shared entry point; releases of an earlier time do not say it
 */
export type BuildReport = {
  readonly gzip: Readonly<Record<string, number>>;
  readonly routes?: Readonly<Record<string, RouteWeight>>;
  readonly bundled: readonly string[];
  readonly usedExports?: SharedExports;
  readonly usedAddresses?: readonly string[];
  readonly choosesVersion?: true;
};

/** What webpack knows of a module once it is compiled; see {@link ModuleRelease} for the members. */
export type CompiledModule = Pick<ModuleRelease, 'entry' | 'preload' | 'locales' | 'share' | 'uses'> & {
  readonly server?: ModuleRelease['server'] | undefined;
  readonly description: ModuleDescription;
  /** What is new for people, the newest first. */
  readonly news: readonly NewsEntry[];
  readonly version: string;
  readonly provenance: ReleaseProvenance | undefined;
  /** Container name with a placeholder for the name of the release, which the code has as well: `putInName`. */
  readonly container: string;
  readonly bundled: readonly string[];
  /** Files of each page that are its own, by route id; none where it comes with the module. */
  readonly pageParts: Readonly<Record<string, PageParts<string>>>;
  /** What each page is made of, by route id. */
  readonly heaviest: Readonly<Record<string, readonly Input[]>>;
  readonly usedExports: SharedExports;
  readonly usedAddresses?: readonly string[] | undefined;
  /** Whether the entry is to see to the hashes of the files that are asked for after it; where they change while it runs, it must not. */
  readonly holdsHashes: boolean;
  /** Files that webpack's own loading asks for; all others are fonts, workers and the like. */
  readonly chunks: readonly string[];
  /** Those of them that the first page asks for by itself, or when somebody acts. */
  readonly nextToFirst: readonly string[];
  /** Content by file name, code still with the placeholder; fonts and workers are bytes that stay as they are. */
  readonly files: ReadonlyMap<string, FileContent>;
};

/** Text of the module's own code, or bytes. */
export type FileContent = string | Buffer;

/** The finished release: file contents with the release's name put in, the release file, and the report. */
export type FinishedModule = {
  readonly files: ReadonlyMap<string, FileContent>;
  readonly release: ModuleRelease;
  readonly report: BuildReport;
};

/**
 * Names a compiled module after its content and describes it.
 *
 * Equal code of one version gives an equal name. Throws when the description names a route or language that the code does not have.
 */
export function finishModule(compiled: CompiledModule): FinishedModule {
  const { description, version, provenance, entry, preload, locales, share, uses, server, holdsHashes } =
    compiled;
  if (entry === '') throw new Error(`${description.id}: the build has no remote entry`);
  for (const language of description.languages) {
    if (locales[language].length === 0)
      throw new Error(`${description.id}: locales/${language}.json is not in the build`);
  }
  const news =
    compiled.news.length === 0 ? {} : { news: { file: NEWS_FILE, latest: latestNews(compiled.news) } };
  const early = new Set(earlyFiles({ entry, preload, locales, ...news }));
  const late = holdsHashes
    ? [...compiled.files.keys()].filter((file) => !early.has(file) && !NEVER_ASKED_FOR.test(file))
    : [];
  const isChunk = (file: string) => compiled.chunks.includes(file);
  const inEntry = late.filter((file) => !isChunk(file) || compiled.nextToFirst.includes(file));
  const own = Object.entries(compiled.pageParts).filter(([, page]) => ownFiles(page).length > 0);
  const ofNoPage = late.filter(
    (file) => isChunk(file) && !own.some(([, page]) => ownFiles(page).includes(file)),
  );
  const pages = [...own, ...rest(ofNoPage)];
  const facts = [
    ['mfe.json', JSON.stringify(description)],
    [PAGES_FILE, JSON.stringify(pages)],
    [NEWS_FILE, JSON.stringify(compiled.news)],
  ] as const;
  const hash = contentHash(new Map([...withHashes(compiled.files, entry, inEntry), ...facts]));
  const name = releaseName(version, hash);
  const named = new Map(
    [...compiled.files].map(
      ([file, content]) => [file, typeof content === 'string' ? putInName(content, name) : content] as const,
    ),
  );
  const files = new Map(withHashes(named, entry, inEntry));
  if (pages.length > 0) files.set(PAGES_FILE, JSON.stringify(pageFiles(pages, files)));
  if (compiled.news.length > 0) files.set(NEWS_FILE, JSON.stringify(compiled.news));
  const release: ModuleRelease = {
    id: description.id,
    release: name,
    contract: description.contract,
    container: putInName(compiled.container, name),
    entry,
    ...(holdsHashes ? { entryHolds: 'hashes' as const } : {}),
    files: mapFiles(files, (content) => ({
      size: Buffer.byteLength(content),
      integrity: integrityOf(content),
    })),
    preload,
    locales,
    ...(pages.length === 0 ? {} : { pages: { file: PAGES_FILE, routes: own.map(([id]) => id) } }),
    ...news,
    share,
    uses,
    description,
    ...(server === undefined ? {} : { server }),
    ...(provenance === undefined ? {} : { provenance }),
  };
  const gzip = mapFiles(files, (content) => gzipSync(content, { level: 9 }).length);
  return {
    files,
    release,
    report: {
      gzip,
      routes: Object.fromEntries(
        description.routes.map(({ id }) => [
          id,
          {
            gzip: routeGzip(release, gzip, id, compiled.pageParts[id]),
            own: ownFiles(compiled.pageParts[id]),
            heaviest: compiled.heaviest[id] ?? [],
          },
        ]),
      ),
      bundled: compiled.bundled,
      usedExports: compiled.usedExports,
      ...(compiled.usedAddresses === undefined ? {} : { usedAddresses: compiled.usedAddresses }),
      choosesVersion: true,
    },
  };
}

function ownFiles(page: PageParts<string> | undefined): readonly string[] {
  return page === undefined ? [] : [...new Set([...page.code, ...Object.values(page.texts).flat()])];
}

function pageFiles(
  pages: ReadonlyArray<readonly [string, PageParts<string>]>,
  files: ReadonlyMap<string, FileContent>,
): PageFiles {
  const hashes = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, integrityOf(files.get(name) ?? '')]));
  return Object.fromEntries(
    pages.map(([id, { code, texts }]) => [
      id,
      { code: hashes(code), texts: forEachTag((tag) => hashes(texts[tag])) },
    ]),
  );
}

/** What no page needs at once is said beside the pages. */
function rest(files: readonly string[]): ReadonlyArray<readonly [string, PageParts<string>]> {
  if (files.length === 0) return [];
  return [[OF_NO_PAGE, { code: [...files].sort(), texts: forEachTag(() => []) }]];
}

/**
 * Puts hashes before the code of the entry, of files that nobody asks for before it has run: of fonts and workers, which are looked up there, and of
 * what the first page may ask for, so that who stays with it needs no list of pages.
 */
function withHashes(
  files: ReadonlyMap<string, FileContent>,
  entry: string,
  late: readonly string[],
): ReadonlyMap<string, FileContent> {
  if (late.length === 0) return files;
  const hashes = mapFiles(new Map(late.map((name) => [name, files.get(name) ?? ''])), integrityOf);
  // What the registry has said already counts.
  const announce = `(h=>{const b=document.currentScript.src.replace(/[^/]*$/,""),t=self.portalIntegrity??={};for(const n in h)t[b+n]??=h[n]})(${JSON.stringify(hashes)});`;
  return new Map([...files, [entry, `${announce}${String(files.get(entry))}`]]);
}

function mapFiles<T>(
  files: ReadonlyMap<string, FileContent>,
  turn: (content: FileContent) => T,
): Readonly<Record<string, T>> {
  return inOrder(Object.fromEntries([...files].map(([name, content]) => [name, turn(content)])));
}
