import { isServedCalls, type ServedCalls, unservedCalls } from 'shared-contracts/call/callVersions.ts';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import type { ReleaseSources } from './loadRelease.ts';
import { ModuleFault } from '../../releaseFiles/moduleFault.ts';

/**
 * Makes the comparison of what a release needs with what the server serves.
 *
 * Where something is lacking it asks once more: the tab may be older than the server. Of a server that does not answer, or does not say what it serves,
 * nothing is known: then nothing is held back, and the log says so. While servers are renewed one by one, what has started goes on.
 *
 * - ask: which calls the server serves, as the tab heard it first, or anew
 */
export function createServerCheck(
  ask: (isAnew: boolean) => Promise<unknown>,
): ReleaseSources['compareServer'] {
  return async (release) => {
    if (release.server === undefined) return undefined;
    const first = await hear(ask, false);
    const isServed = first !== undefined && faultOf(release, first) === undefined;
    if (isServed) return undefined;
    const now = first && (await hear(ask, true));
    if (now !== undefined) return faultOf(release, now);
    tellUncompared(release);
    return undefined;
  };
}

async function hear(
  ask: (isAnew: boolean) => Promise<unknown>,
  isAnew: boolean,
): Promise<ServedCalls | undefined> {
  const calls = await ask(isAnew).catch(() => undefined);
  return isServedCalls(calls) ? calls : undefined;
}

function tellUncompared({ id, release }: ModuleRelease): void {
  // eslint-disable-next-line no-console -- nothing failed, and whoever looks for the reason finds it here
  console.info(`${id} ${release} was not compared with the server, which does not say what it serves.`);
}

function faultOf(
  { id, release, server = {}, provenance }: ModuleRelease,
  served: ServedCalls,
): ModuleFault | undefined {
  const { behind, ahead } = unservedCalls(server, served);
  if (behind.length > 0)
    return new ModuleFault('server', `${id} ${release} waits for a server with ${behind.join(', ')}`, {
      committedAt: provenance?.committedAt,
    });
  return ahead.length > 0
    ? new ModuleFault('serverAhead', `${id} ${release} makes calls that the server left: ${ahead.join(', ')}`)
    : undefined;
}
