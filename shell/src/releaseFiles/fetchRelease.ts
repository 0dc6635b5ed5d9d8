import type { ModuleRelease, PreviousRelease, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { registeredRelease } from 'shared-contracts/releases/registeredRelease.ts';
import { ModuleFault } from './moduleFault.ts';

/** Longest time for the description of an earlier release, in milliseconds: where it is late, the release itself would be too. */
export const RELEASE_LIMIT_MS = 4000;

const RELEASE_FILE = 'release.json';
/** What is not written like this is no hash to a browser, which would then compare nothing. */
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Asks for the description of an earlier release, which lies beside the active one, and gives it as the registry would.
 *
 * The browser compares it with its hash. Throws ModuleFault.
 */
export async function fetchRelease(
  active: RegistryModule,
  { release: name, integrity }: PreviousRelease,
): Promise<RegistryModule> {
  const ownFolder = `${active.release.release}/`;
  if (!HASH.test(integrity) || !active.base.endsWith(`/${ownFolder}`))
    throw new ModuleFault('missing', `${name} cannot be found`);
  const base = `${active.base.slice(0, -ownFolder.length)}${name}/`;
  const release = registeredRelease(await ask(base + RELEASE_FILE, integrity));
  return { base, release, previous: [] };
}

async function ask(address: string, integrity: string): Promise<ModuleRelease> {
  try {
    const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(RELEASE_LIMIT_MS) });
    if (!answer.ok) throw new ModuleFault('missing', `${address} answers ${answer.status}`);
    // What has this hash was written by the release command.
    return (await answer.json()) as ModuleRelease;
  } catch (error) {
    if (error instanceof ModuleFault) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    // The browser tells a file that was changed and a server that is away in the same words.
    throw new ModuleFault(isLate ? 'timeout' : 'network', `${address} cannot be read`, { cause: error });
  }
}
