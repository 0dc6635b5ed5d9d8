import { extname, join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { compilerCache } from '../compile/compilerCache.ts';
import { moduleConfig } from '../compile/moduleConfig.ts';
import { CACHE_FOLDER } from '../workspace/workspace.ts';

/** In a package that is installed the compiled file stands in its place. */
const COMPILE_ERRORS = `./compileErrors${extname(import.meta.filename)}`;

/**
 * Gives the webpack configuration of a module that is developed: its names stay the same whatever changes, so that what runs can be replaced
 * piece by piece.
 *
 * - isRefreshed: components are replaced in the page; false where the page's React cannot do that
 */
export async function devConfig(id: string, isRefreshed: boolean): Promise<Configuration> {
  const base = moduleConfig(id, 'development', 'dev');
  return {
    ...base,
    output: {
      ...base.output,
      path: join(CACHE_FOLDER, 'dev', id),
      clean: false,
    },
    module: { rules: isRefreshed ? (base.module?.rules ?? []).map(refreshed) : (base.module?.rules ?? []) },
    // What does not compile replaces nothing: the page goes on from what it has, once it compiles again.
    optimization: { ...base.optimization, emitOnErrors: false },
    plugins: [
      ...(base.plugins ?? []),
      // With every entry, as the client of the development server comes.
      new webpack.EntryPlugin(import.meta.dirname, COMPILE_ERRORS, {}),
      ...(isRefreshed ? [await refreshPlugin()] : []),
    ],
    cache: compilerCache(`dev-${id}-${isRefreshed ? 'refresh' : 'reload'}`),
  };
}

/** A repository of one module alone has no shell for development, and need not have what refreshes components in it. */
async function refreshPlugin(): Promise<WebpackPluginInstance> {
  const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
  return new ReactRefreshPlugin({ overlay: false });
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** Puts the compiler that marks components in the place of the one that builds releases. */
function refreshed(rule: Rule): Rule {
  if (typeof rule !== 'object' || rule === null || rule.loader !== 'ts-loader') return rule;
  return {
    ...rule,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
        target: 'es2022',
      },
    },
  } satisfies RuleSetRule;
}
