import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { packageFolder } from '../../src/workspace.ts';

/** A module, and a file of it, in which the benchmark changes a line. */
export const CHANGED_MODULE = 'mfe-agreements';
const CHANGED_FILE = join(
  packageFolder(CHANGED_MODULE),
  'src',
  'features',
  'agreementList',
  'AgreementListPage.tsx',
);
/** A line that the compiler has to keep. */
const LINE = "\nReflect.set(globalThis, 'benchmarkRelease', 2);\n";

/** Gives the same build with a line more in one file, such as a small release brings; nothing of it is remembered. */
export function withChange(configuration: Configuration): Configuration {
  return { ...configuration, cache: false, plugins: [...(configuration.plugins ?? []), addLine] };
}

const addLine: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap('AddLine', (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('AddLine', (result, { resource }) =>
        resource === CHANGED_FILE ? [`${String(result[0])}${LINE}`, result[1], result[2]] : result,
      );
    });
  },
};
