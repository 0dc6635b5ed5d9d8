import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/workspace.ts';

/**
 * The packages of the workspace. Each file of tests in this folder has a test for each of them, with `of <package>` in its name: the package's
 * own `ci` runs these alone, and that of shared-build none.
 */
export const PACKAGES = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));
