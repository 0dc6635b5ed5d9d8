import webpack from 'webpack';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { forEachTag } from 'shared-contracts/text/language.ts';
import { MODULE_CONTRACT } from 'shared-contracts/releases/module.ts';
import { PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { namedGroup, scriptsOf } from '../contents/compiledFiles.ts';
import { emitJson } from './moduleReleasePlugin.ts';
import { contentHash, integrityOf } from '../release/releaseName.ts';
import { serverNeeds } from '../contents/serverNeeds.ts';
import { isSourceMap } from './sourceMaps.ts';
import { SHELL_FILE, type ShellRelease } from '../release/shellRelease.ts';
import { BILL_FILE } from '../supply/billOfMaterials.ts';
import { offeredExports, offeredScripts } from '../contents/sharedExports.ts';

type Options = {
  readonly shares: Readonly<Record<string, string>>;
  /** Of what the shell is made, for a build that is released. */
  readonly bill?: object | undefined;
};

/** Writes `shell.json` beside the shell's code: which files start it, and which of them hold what it offers to modules. */
export function shellReleasePlugin({ shares, bill }: Options): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('ShellRelease', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ShellRelease', stage }, () => {
          if (compilation.errors.length > 0) return;
          if (bill !== undefined) emitJson(compilation, BILL_FILE, bill);
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
    compilation
      .getAssets()
      .filter(({ name }) => !isSourceMap(name))
      .map(({ name, source }) => [name, source.buffer()] as const),
  );
  const server = serverNeeds(compilation);
  return {
    release: contentHash(contents),
    contract: MODULE_CONTRACT,
    scripts,
    shares,
    offers: offeredExports(compilation, shares),
    permissions: PERMISSIONS,
    shareFiles: offeredScripts(compilation, shares, scripts),
    locales: forEachTag((tag) => shellTexts(compilation, tag, scripts)),
    ...(server === undefined ? {} : { server }),
    files: Object.fromEntries(
      [...contents].map(([name, content]) => [
        name,
        { size: content.length, integrity: integrityOf(content) },
      ]),
    ),
  };
}

function shellTexts(compilation: Compilation, tag: string, scripts: readonly string[]): readonly string[] {
  const files = scriptsOf([namedGroup(compilation, `texts-${tag}`)]).filter(
    (file) => !scripts.includes(file),
  );
  if (files.length === 0) throw new Error(`The shell's build holds no chunk texts-${tag}`);
  return files;
}
