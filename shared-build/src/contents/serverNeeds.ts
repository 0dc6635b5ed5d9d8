import type { Compilation } from 'webpack';
import { type NeededCalls, neededCalls } from 'shared-contracts/call/callVersions.ts';
import { ownCallVersions } from './ownServedCalls.ts';
import { usedCalls } from './usedContracts.ts';

/** Says which versions of the server's calls compiled code needs; undefined where nobody knows which it uses. */
export function serverNeeds(compilation: Compilation): NeededCalls | undefined {
  const names = usedCalls(compilation);
  return names === undefined ? undefined : neededCalls(ownCallVersions(), names);
}
