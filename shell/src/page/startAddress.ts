import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { matchesPath } from '../boot/routeAt.ts';

export const START_PATH = '/';
export const FORBIDDEN_PATH = '/401';

/** Pages that somebody starts on who may open them, first choice first. Source: docs/decisions/0002-reading-the-specification.md. */
const PREFERRED_STARTS = [START_PATH, '/application/outgoing/list'];

/**
 * Finds the page that a person begins on.
 *
 * - result: the first preferred page that the permissions open, else the first page in the menu's order; undefined when there is none
 */
export function startAddress(
  descriptions: readonly ModuleDescription[],
  permissions: readonly Permission[],
): string | undefined {
  const open = descriptions
    .flatMap(({ routes }) => routes)
    .filter((route) => route.permission.some((permission) => permissions.includes(permission)))
    .map(({ path }) => path);
  const inMenu = descriptions
    .flatMap(({ menu }) => menu)
    .sort((a, b) => a.order - b.order)
    .map(({ path }) => path);
  return [...PREFERRED_STARTS, ...inMenu].find((path) => open.some((pattern) => matchesPath(pattern, path)));
}
