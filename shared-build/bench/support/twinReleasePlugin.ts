import type { Compilation, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { forEachTag, type LanguageTag } from 'shared-contracts/text/language.ts';
import type { ModuleRelease, Registry } from 'shared-contracts/releases/registry.ts';
import { localeScripts, namedGroup, scriptsOf } from '../../src/contents/compiledFiles.ts';
import { pagesOfRoutes } from '../../src/contents/pagesOfRoutes.ts';
import { readModuleDescription } from '../../src/release/moduleDescription.ts';
import { emitJson } from '../../src/compile/moduleReleasePlugin.ts';
import { describeShell } from '../../src/compile/shellReleasePlugin.ts';
import { SHELL_FILE } from '../../src/release/shellRelease.ts';
import { moduleIds, packageFolder } from '../../src/workspace/workspace.ts';

/** File that tells which of the twin's files hold which module. */
export const TWIN_REGISTRY_FILE = 'twinRegistry.json';

/** Describes the twin as if its modules were releases, so that the page preloads the same things for it. */
export function twinReleasePlugin(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('TwinRelease', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'TwinRelease', stage }, () => {
          if (compilation.errors.length > 0) return;
          emitJson(compilation, SHELL_FILE, describeShell(compilation, {}));
          emitJson(compilation, TWIN_REGISTRY_FILE, describeModules(compilation));
        });
      });
    },
  };
}

function describeModules(compilation: Compilation): Pick<Registry, 'modules'> {
  const initial = scriptsOf([...compilation.entrypoints.values()]);
  return {
    modules: Object.fromEntries(
      moduleIds().map((id) => [
        id,
        { base: '', release: describeModule(compilation, id, initial), previous: [] },
      ]),
    ),
  };
}

function describeModule(compilation: Compilation, id: string, initial: readonly string[]): ModuleRelease {
  const folder = packageFolder(id);
  const description = readModuleDescription(folder);
  const pages = pagesOfRoutes(compilation, description, folder);
  const [entry = '', ...others] = scriptsOf([namedGroup(compilation, id)]).filter(
    (file) => !initial.includes(file),
  );
  const [first] = description.routes;
  /** Its page can ask at once for the files of a page as well, texts of the first one included. */
  const codeOf = (route: string) => [
    ...others,
    ...scriptsOf(pages[route]?.code ?? []).filter((file) => ![...initial, entry, ...others].includes(file)),
  ];
  return {
    id,
    release: '1',
    contract: description.contract,
    container: id,
    entry,
    files: {},
    preload: Object.fromEntries(description.routes.map((route) => [route.id, codeOf(route.id)])),
    locales: forEachTag((tag) => [
      ...texts(compilation, id, tag),
      ...scriptsOf(pages[first?.id ?? '']?.texts[tag] ?? []),
    ]),
    share: {},
    uses: {},
    description,
  };
}

function texts(compilation: Compilation, id: string, tag: LanguageTag): readonly string[] {
  return localeScripts(compilation, `/${id}/src/locales/${tag}.json`, []);
}
