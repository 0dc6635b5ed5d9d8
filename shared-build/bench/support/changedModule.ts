import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { packageFolder } from '../../src/workspace/workspace.ts';
import { withLine } from './withLine.ts';

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
const LINE = "Reflect.set(globalThis, 'benchmarkRelease', 2);";

/** Gives the same build with a line more in one file, such as a small release brings; nothing of it is remembered. */
export function withChange(configuration: Configuration): Configuration {
  return withLine(configuration, CHANGED_FILE, LINE);
}
