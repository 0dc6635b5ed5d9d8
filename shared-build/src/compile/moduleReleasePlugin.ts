import webpack from 'webpack';
import type { ChunkGroup, Compilation, WebpackPluginInstance } from 'webpack';
import { forEachTag, LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import {
  bundledPackages,
  consumedShares,
  localeScripts,
  namedGroup,
  scriptsOf,
} from '../contents/compiledFiles.ts';
import { type CompiledModule, RELEASE_FILE, REPORT_FILE, finishModule } from '../release/releaseFile.ts';
import { RELEASE_PLACEHOLDER, releaseInCode } from '../release/releaseName.ts';
import { SHARED } from '../sharing/sharePolicy.ts';
import { isSourceMap, mapOfNamedCode, sourceMapOf } from './sourceMaps.ts';
import { BILL_FILE } from '../supply/billOfMaterials.ts';
import { withFirstPage } from '../contents/firstPage.ts';
import { serverNeeds } from '../contents/serverNeeds.ts';
import { namePages, pagesOfRoutes } from '../contents/pagesOfRoutes.ts';
import { type PageParts, heaviestInputs } from '../contents/routeWeight.ts';
import { usedExports } from '../contents/sharedExports.ts';
import { usedAddresses } from '../contents/usedContracts.ts';

type Options = {
  readonly description: ModuleDescription;
  readonly news: CompiledModule['news'];
  readonly version: string;
  readonly provenance: ReleaseProvenance | undefined;
  readonly container: string;
  readonly share: Readonly<Record<string, string>>;
  /** Of what the module is made, for a build that is released. */
  readonly bill?: object | undefined;
};

/** Name of the chunk that holds the exposed module; that of a page that loads on its own is named after its route. */
const EXPOSED_CHUNK = 'module';
const ENTRY_NAME = 'entry';
/** File that opens the module. */
export const ENTRY_FILE = `${ENTRY_NAME}.js`;

/** Texts in Greek are the longer ones. */
const LONGER_TEXTS = LANGUAGE_TAG.gr;

/** Writes `release.json` and `report.json` beside a module's code, and the release's name into the code. */
export function moduleReleasePlugin(options: Options): WebpackPluginInstance {
  return {
    apply(compiler) {
      namePages(compiler, options.description, [ENTRY_NAME, EXPOSED_CHUNK, options.container]);
      compiler.hooks.thisCompilation.tap('ModuleRelease', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ModuleRelease', stage }, () => {
          // A build that failed has no release; webpack reports its errors.
          if (compilation.errors.length > 0) return;
          if (options.bill !== undefined) emitJson(compilation, BILL_FILE, options.bill);
          const { files, release, report } = finishModule(readCompilation(compilation, options));
          for (const [name, content] of files) {
            if (typeof content !== 'string') continue;
            if (compilation.getAsset(name) === undefined) {
              compilation.emitAsset(name, new webpack.sources.RawSource(content));
              continue;
            }
            moveMap(compilation, name, content, releaseInCode(release.release));
            // A file whose own code did not change keeps its name, but holds another release's name: it has to be written.
            compilation.updateAsset(name, new webpack.sources.RawSource(content), (info) => ({
              ...info,
              immutable: false,
            }));
          }
          emitJson(compilation, RELEASE_FILE, release);
          emitJson(compilation, REPORT_FILE, report);
        });
      });
    },
  };
}

/** Brings the map of a file in line with what the file is now. */
function moveMap(compilation: Compilation, file: string, after: string, name: string): void {
  const map = compilation.getAsset(sourceMapOf(file))?.source.source();
  if (map === undefined) return;
  const before = String(compilation.getAsset(file)?.source.source());
  const moved = mapOfNamedCode(file, {
    before,
    after,
    placeholder: RELEASE_PLACEHOLDER,
    name,
    map: String(map),
  });
  compilation.updateAsset(sourceMapOf(file), new webpack.sources.RawSource(moved), (info) => ({
    ...info,
    immutable: false,
  }));
}

function readCompilation(compilation: Compilation, options: Options): CompiledModule {
  const entry = namedGroup(compilation, options.container);
  const exposed = namedGroup(compilation, EXPOSED_CHUNK);
  const pages = pagesOfRoutes(compilation, options.description);
  const [first] = options.description.routes;
  const byRoute = <T>(turn: (page: PageParts<ChunkGroup>) => T) =>
    Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, turn(page)] as const));
  const entryFiles = scriptsOf([entry]);
  const loadedAnyway = [...entryFiles, ...scriptsOf([exposed])];
  const texts = (tag: string) => localeScripts(compilation, `/src/locales/${tag}.json`, loadedAnyway);
  const pageParts = byRoute(({ code, texts: own }) => ({
    code: scriptsOf(code).filter((file) => !loadedAnyway.includes(file)),
    texts: forEachTag((tag) => scriptsOf(own[tag])),
  }));
  return {
    ...options,
    entry: entryFiles.at(-1) ?? '',
    ...withFirstPage(options.description, { preload: byRoute(() => scriptsOf([exposed])), pageParts }),
    // Only what is no part of the shell's first script is asked for ahead.
    uses: byRoute(({ code }) =>
      consumedShares(compilation, [exposed, ...code]).filter((name) => SHARED[name]?.isEager !== true),
    ),
    heaviest: byRoute(({ code, texts: own }) =>
      heaviestInputs(compilation, [entry, exposed, ...code, ...own[LONGER_TEXTS]]),
    ),
    locales: forEachTag(texts),
    bundled: bundledPackages(compilation),
    holdsHashes: compilation.options.mode === 'production',
    chunks: [...compilation.chunks].flatMap(({ files }) => [...files]),
    nextToFirst: scriptsOf((pages[first?.id ?? '']?.code ?? []).flatMap((page) => page.getChildren())),
    usedExports: usedExports(compilation),
    server: serverNeeds(compilation),
    usedAddresses: usedAddresses(compilation),
    files: new Map(
      compilation
        .getAssets()
        .filter(({ name }) => !isSourceMap(name))
        .map(({ name, source }) => [name, source.source()]),
    ),
  };
}

/** Adds a JSON file to what a compilation writes. */
export function emitJson(compilation: Compilation, name: string, content: unknown): void {
  compilation.emitAsset(name, new webpack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
}
