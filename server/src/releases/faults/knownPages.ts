import { PUBLIC_PATHS } from 'shared-contracts/portal/publicPages.ts';
import type { PortalRegistry } from '../portalRegistry.ts';

/** Pages that the shell itself has. */
const SHELL_PAGES = ['/', '/401', '/release-trial', '/release-faults', ...PUBLIC_PATHS];

/** Gives the patterns of all pages that the portal has: whatever else a browser says may name a record or a person. */
export function knownPages({ modules }: PortalRegistry): ReadonlySet<string> {
  const routes = Object.values(modules).flatMap(({ release, canary }) => [
    ...release.description.routes,
    ...(canary?.release.description.routes ?? []),
  ]);
  return new Set([...SHELL_PAGES, ...routes.map(({ path }) => path).filter((path) => path !== undefined)]);
}
