import { join } from 'node:path';
import { writeFolder } from './writeFolder.ts';

/** Writes a small workspace of invented packages: `mfe-sample` needs `shared-record`, which needs `shared-ui`; nobody needs `shared-pdf`. */
export async function writeWorkspace(root: string): Promise<void> {
  const needs = {
    'mfe-sample': ['shared-record'],
    'shared-record': ['shared-ui'],
    'shared-ui': [],
    'shared-pdf': [],
  };
  for (const [name, needed] of Object.entries(needs)) {
    const dependencies = Object.fromEntries(needed.map((one) => [one, 'workspace:*']));
    await writeFolder(join(root, name), { 'package.json': { name, version: '0.1.0', dependencies } });
    await writeFolder(join(root, name, 'src'), { 'index.ts': name, 'index.test.ts': name });
  }
  await writeFolder(join(root, 'shared-build', 'src', 'compile'), { 'compile.ts': '' });
  await writeFolder(root, { 'pnpm-lock.yaml': '', 'tsconfig.base.json': '', 'tsconfig.browser.json': '' });
}
