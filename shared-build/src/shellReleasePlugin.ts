import webpack from 'webpack';
import type { Compilation, Module, WebpackPluginInstance } from 'webpack';
import { forEachTag } from 'shared-contracts/language.ts';
import { MODULE_CONTRACT } from 'shared-contracts/module.ts';
import { PERMISSIONS } from 'shared-contracts/permissions.ts';
import { localeScripts, resourceOf, scriptsOf } from './compiledFiles.ts';
import { emitJson } from './moduleReleasePlugin.ts';
import { contentHash, integrityOf } from './releaseName.ts';
import { SHELL_FILE, type ShellRelease } from './shellRelease.ts';
import { offeredExports } from './sharedExports.ts';
import { lazyEntries } from './sharePolicy.ts';

type Options = { readonly shares: Readonly<Record<string, string>> };

/** Writes `shell.json` beside the shell's code: which files start it, and which of them hold what it offers to modules. */
export function shellReleasePlugin({ shares }: Options): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('ShellRelease', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ShellRelease', stage }, () => {
          if (compilation.errors.length > 0) return;
          emitJson(compilation, SHELL_FILE, describeShell(compilation, shares));
        });
      });
    },
  };
}

/**
 * Describes the shell that a compilation gives.
 *
 * - shares: version of each entry point that it offers to modules
 */
export function describeShell(compilation: Compilation, shares: Options['shares']): ShellRelease {
  const scripts = scriptsOf([...compilation.entrypoints.values()]);
  const contents = new Map(
    compilation.getAssets().map(({ name, source }) => [name, source.buffer()] as const),
  );
  const lazyShares = Object.entries(lazyEntries()).filter(([key]) => shares[key] !== undefined);
  return {
    release: contentHash(contents),
    contract: MODULE_CONTRACT,
    scripts,
    shares,
    offers: offeredExports(compilation, shares),
    permissions: PERMISSIONS,
    shareFiles: Object.fromEntries(
      lazyShares.map(([key, entry]) => [key, shareScripts(compilation, entry, scripts)]),
    ),
    locales: forEachTag((tag) => shellTexts(compilation, tag, scripts)),
    files: Object.fromEntries(
      [...contents].map(([name, content]) => [
        name,
        { size: content.length, integrity: integrityOf(content) },
      ]),
    ),
  };
}

function shellTexts(compilation: Compilation, tag: string, scripts: readonly string[]): readonly string[] {
  return localeScripts(compilation, `/shell/src/locales/${tag}.json`, scripts);
}

/** Finds the scripts that a lazy entry point of a workspace package needs besides those of the start. */
function shareScripts(
  compilation: Compilation,
  share: string,
  scripts: readonly string[],
): readonly string[] {
  const [folder, entry] = share.split('/');
  const module = [...compilation.modules].find((one) =>
    resourceOf(one).endsWith(`/${folder}/src/${entry}.ts`),
  );
  const chunks = module === undefined ? [] : [...compilation.chunkGraph.getModuleChunksIterable(module)];
  // With concatenation the entry point itself is gone: then its chunk is found by what was merged into it.
  const merged = chunks.length > 0 ? chunks : chunksOfMerged(compilation, `/${folder}/src/${entry}.ts`);
  const files = scriptsOf(merged.flatMap((chunk) => [...chunk.groupsIterable]));
  if (files.length === 0) throw new Error(`The shell's build holds no chunk for ${share}`);
  return files.filter((file) => !scripts.includes(file));
}

function chunksOfMerged(compilation: Compilation, ending: string) {
  const whole = [...compilation.modules].find((one) => {
    const parts: unknown = Reflect.get(one, 'modules');
    return Array.isArray(parts) && parts.some((part: Module) => resourceOf(part).endsWith(ending));
  });
  return whole === undefined ? [] : [...compilation.chunkGraph.getModuleChunksIterable(whole)];
}
