import { readFileSync } from 'node:fs';
import { type CallVersions, type ServedCalls, servedCalls } from 'shared-contracts/call/callVersions.ts';

/** Reads the versions of the server's calls that these sources have. */
export function ownCallVersions(): CallVersions {
  const file = new URL(import.meta.resolve('shared-contracts/callVersions.json'));
  // Written by `pnpm --filter server run openapi`.
  return JSON.parse(readFileSync(file, 'utf8')) as CallVersions;
}

/** Says what the server serves that these sources have. */
export function ownServedCalls(): ServedCalls {
  return servedCalls(ownCallVersions());
}
