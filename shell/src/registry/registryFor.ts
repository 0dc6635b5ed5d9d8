import {
  LEAST_PERCENT,
  type ModuleCanary,
  MOST_PERCENT,
  type Registry,
  type RegistryModule,
} from 'shared-contracts/releases/registry.ts';
import { drawnNumber } from './releaseDraw.ts';

/**
 * Gives the registry as one browser sees it: with the canary in force where the browser is drawn for it, and the release of all others as the
 * first that it goes back to; elsewhere without the canary.
 *
 * - draw: gives the text by which the browser is drawn, undefined for a browser that never is; asked only when there is a canary
 */
export function registryFor<Seen extends Pick<Registry, 'modules'>>(
  registry: Seen,
  draw: () => string | undefined,
): Seen {
  const modules = Object.entries(registry.modules).map(
    ([id, entry]) => [id, entryFor(id, entry, draw)] as const,
  );
  return { ...registry, modules: Object.fromEntries(modules) };
}

function entryFor(id: string, entry: RegistryModule, draw: () => string | undefined): RegistryModule {
  const { canary, ...rest } = entry;
  if (!isCanary(canary)) return rest;
  const text = draw();
  if (text === undefined || drawnNumber(text, id, canary.release.release) >= canary.percent) return rest;
  const stable = { release: entry.release.release, integrity: canary.stable };
  const { base, release } = canary;
  return { ...rest, base, release, previous: [stable, ...entry.previous] };
}

/** One that cannot be read is for nobody. */
function isCanary(canary: Partial<ModuleCanary> | undefined): canary is ModuleCanary {
  const percent: unknown = canary?.percent;
  return (
    Number.isInteger(percent) &&
    (percent as number) >= LEAST_PERCENT &&
    (percent as number) <= MOST_PERCENT &&
    typeof canary?.base === 'string' &&
    typeof canary.stable === 'string' &&
    typeof canary.release?.release === 'string'
  );
}
