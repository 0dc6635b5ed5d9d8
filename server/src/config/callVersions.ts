import { readFileSync } from 'node:fs';
import type { CallVersions } from 'shared-contracts/call/callVersions.ts';

/** Versions of all calls, as `pnpm --filter server run openapi` writes them. */
export const VERSIONS_FILE = new URL(import.meta.resolve('shared-contracts/callVersions.json'));

/** Reads the versions of all calls as they were written. */
export function readCallVersions(): CallVersions {
  // Written by this package.
  return JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')) as CallVersions;
}
