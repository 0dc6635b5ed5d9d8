import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

/** Runs webpack to its end. Throws with its report when something does not compile; warnings count as well. */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() =>
        result === undefined ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
      );
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true }));
  }
  return stats;
}
