import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';

/**
 * Makes webpack's chunk loading check every file against the release file: a script whose hash is known is loaded with it.
 *
 * The table `portalIntegrity` (address to `sha384-…`) is filled before a file is asked for: by the shell from the page and the registry, and by a
 * module's entry.
 */
export const integrityHook: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap('PortalIntegrity', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(
        'PortalIntegrity',
        // Always in the mode that preload links use, so that a preloaded file is not asked for twice.
        (code: string) => `${code}
script.crossOrigin = 'anonymous';
script.integrity = (self.portalIntegrity || {})[url] || '';`,
      );
    });
  },
};
