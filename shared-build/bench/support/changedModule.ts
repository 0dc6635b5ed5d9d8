import { join } from 'node:path';
import type { Configuration } from 'webpack';
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

/** Gives the same build with a line more in one file, such as a small release brings; nothing of it is remembered. */
export function withChange(configuration: Configuration): Configuration {
  const rule = {
    test: CHANGED_FILE,
    enforce: 'pre' as const,
    loader: join(import.meta.dirname, 'addLine.cjs'),
  };
  return {
    ...configuration,
    cache: false,
    module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), rule] },
  };
}
