import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Has tests, and what they start, make their temporary folders in one of this run, which goes with it. Resolves to what `run` resolves to. */
export async function inOwnTemporaryFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  // Some programs that tests start run by another account.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  try {
    return await run();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
