import type { PortalModule } from 'shared-ui/core';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { announceIntegrity } from './announceIntegrity.ts';
import { codeFault } from './codeFault.ts';
import { despiteFailedPreload } from './despiteFailedPreload.ts';
import { diagnoseScript } from './diagnose.ts';
import { loadScript } from './loadScript.ts';
import { ModuleFault } from './moduleFault.ts';
import { withTimeout } from './withTimeout.ts';

/** Longest time for a module's entry and for its code to arrive, each, in milliseconds. */
export const ENTRY_LIMIT_MS = 8000;

type Exposed = { readonly default: PortalModule };

/** What a module's entry leaves on the page: webpack's interface of containers. */
type Container = {
  readonly init: (shareScope: object) => unknown;
  readonly get: (name: string) => Promise<() => Exposed>;
};

const EXPOSED = './module';

/** Webpack's names for what the shell offers to modules; the first call puts it there. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | void;
declare const __webpack_share_scopes__: Readonly<Record<'default', object>>;

/**
 * Loads the code of a release and gives what it exposes. The only place that knows how modules are shipped.
 *
 * Throws ModuleFault.
 */
export async function importRelease({ base, release }: RegistryModule): Promise<PortalModule> {
  const entry = new URL(base + release.entry, document.baseURI).href;
  announceIntegrity(
    base,
    Object.entries(release.files).map(([name, { integrity }]) => [name, integrity]),
  );
  if (containerOf(release.container) === undefined) {
    await loadScript(entry, release.files[release.entry]?.integrity ?? '', ENTRY_LIMIT_MS);
  }
  // The script ran to its end without leaving what it is there for: it is not the entry.
  if (containerOf(release.container) === undefined) throw await entryFault(entry);
  const late = () => new ModuleFault('timeout', `${release.id} was not there within ${ENTRY_LIMIT_MS} ms`);
  return withTimeout(openContainer(release.container), ENTRY_LIMIT_MS, late);
}

/** Gives what a container exposes. */
async function openContainer(name: string): Promise<PortalModule> {
  const container = containerOf(name);
  if (!isContainer(container)) throw new ModuleFault('contract', `${name} is no container`);
  try {
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    const run = await despiteFailedPreload(() => container.get(EXPOSED));
    return run().default;
  } catch (error) {
    throw await codeFault(error);
  }
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['init', 'get'].every((member) => typeof Reflect.get(value, member) === 'function')
  );
}

async function entryFault(entry: string): Promise<ModuleFault> {
  const fault = await diagnoseScript(entry);
  return fault.kind === 'integrity'
    ? new ModuleFault('execution', `${entry} is not a module's entry`)
    : fault;
}

function containerOf(name: string): unknown {
  return Reflect.get(window, name);
}
