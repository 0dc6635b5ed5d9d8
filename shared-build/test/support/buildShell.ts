import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '../../src/release/releaseName.ts';
import type { ShellRelease } from '../../src/release/shellRelease.ts';
import { writeFolder } from './writeFolder.ts';

export const MAIN = 'main.js';

/** Writes a shell as its build leaves it, into a folder of its own below the given one; its code is its name. */
export async function buildShell(
  below: string,
  release: string,
  changes: Partial<ShellRelease> = {},
): Promise<string> {
  const shell: ShellRelease = {
    release,
    contract: 2,
    scripts: [MAIN],
    shares: { react: '19.3.1', 'shared-ui/core': '0.1.4' },
    offers: { 'shared-ui/core': ['Button', 'Icon'] },
    shareFiles: {},
    locales: { en: [], el: [] },
    files: { [MAIN]: { size: release.length, integrity: integrityOf(release) } },
    ...changes,
  };
  return writeFolder(join(below, `shell-${release}`), {
    [MAIN]: release,
    [`${MAIN}.gz`]: gzipSync(release),
    'shell.json': shell,
    'csp.json': { scriptHashes: [`sha256-${release}`] },
    'index.template.html': '<script type="application/json" id="portal-boot">{boot-data}</script>',
  });
}
