import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { forEachTag } from 'shared-contracts/language.ts';
import type { ModuleDescription } from 'shared-contracts/module.ts';
import type { ReleaseProvenance } from 'shared-contracts/releaseProvenance.ts';
import { bundledPackages, consumedShares, localeScripts, namedGroup, scriptsOf } from './compiledFiles.ts';
import { type CompiledModule, RELEASE_FILE, REPORT_FILE, finishModule } from './releaseFile.ts';
import { RELEASE_PLACEHOLDER, releaseInCode } from './releaseName.ts';
import { isSourceMap, mapOfNamedCode, sourceMapOf } from './sourceMaps.ts';
import { BILL_FILE } from './supply/billOfMaterials.ts';
import { serverNeeds } from './serverNeeds.ts';
import { usedExports } from './sharedExports.ts';
import { usedAddresses } from './usedContracts.ts';

type Options = {
  readonly description: ModuleDescription;
  readonly version: string;
  readonly provenance: ReleaseProvenance | undefined;
  readonly container: string;
  readonly share: Readonly<Record<string, string>>;
  /** Of what the module is made, for a build that is released. */
  readonly bill?: object | undefined;
};

/** Name of the chunk that holds the exposed module; a page that loads on its own names its chunk after its route id. */
const EXPOSED_CHUNK = 'module';

/** Writes `release.json` and `report.json` beside a module's code, and the release's name into the code. */
export function moduleReleasePlugin(options: Options): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('ModuleRelease', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ModuleRelease', stage }, () => {
          // A build that failed has no release; webpack reports its errors.
          if (compilation.errors.length > 0) return;
          if (options.bill !== undefined) emitJson(compilation, BILL_FILE, options.bill);
          const { files, release, report } = finishModule(readCompilation(compilation, options));
          for (const [name, content] of files) {
            if (typeof content !== 'string') continue;
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
  const exposed = namedGroup(compilation, EXPOSED_CHUNK);
  const entryFiles = scriptsOf([namedGroup(compilation, options.container)]);
  const byRoute = <T>(turn: (groups: Parameters<typeof scriptsOf>[0]) => T) =>
    Object.fromEntries(
      options.description.routes.map(({ id }) => [id, turn([exposed, namedGroup(compilation, id)])] as const),
    );
  const loadedAnyway = [...entryFiles, ...scriptsOf([exposed])];
  const texts = (tag: string) => localeScripts(compilation, `/src/locales/${tag}.json`, loadedAnyway);
  return {
    ...options,
    entry: entryFiles.at(-1) ?? '',
    preload: byRoute(scriptsOf),
    uses: byRoute((groups) => consumedShares(compilation, groups)),
    locales: forEachTag(texts),
    bundled: bundledPackages(compilation),
    holdsHashes: compilation.options.mode === 'production',
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
