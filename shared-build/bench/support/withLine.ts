import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';

/** Gives the same build with a line more at the end of one file; nothing of it is remembered. */
export function withLine(configuration: Configuration, file: string, line: string): Configuration {
  const addLine: WebpackPluginInstance = {
    apply(compiler) {
      compiler.hooks.compilation.tap('AddLine', (compilation) => {
        const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
        processResult.tap('AddLine', (result, { resource }) =>
          resource === file ? [`${String(result[0])}\n${line}\n`, result[1], result[2]] : result,
        );
      });
    },
  };
  return { ...configuration, cache: false, plugins: [...(configuration.plugins ?? []), addLine] };
}
