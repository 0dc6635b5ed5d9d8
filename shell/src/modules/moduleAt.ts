import type { Registry } from 'shared-contracts/registry.ts';
import { matchesPath } from '../boot/preloadPlan.ts';

/** Names the module that a path belongs to; undefined when it belongs to none. */
export function moduleAt(registry: Registry, path: string): string | undefined {
  return Object.values(registry.modules).find(({ release }) =>
    release.description.routes.some((route) => matchesPath(route.path, path)),
  )?.release.id;
}
