import { PUBLIC_PATHS } from 'shared-contracts/portal/publicPages.ts';
import { SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { routeAt } from '../boot/routeAt.ts';

/** Pages of the shell itself. */
const SHELL_PAGES = ['/', '/401', '/release-trial', '/release-faults', ...PUBLIC_PATHS];

/** - pattern: of its address, such as `/iia/view/:name`; empty where it is none of the portal's. Of the address nothing else is told */
export type OpenPage = { readonly module: string; readonly pattern: string };

/** Finds whose page an address is. */
export function pageOf(descriptions: readonly ModuleDescription[], path: string): OpenPage {
  const routes = descriptions.flatMap(({ id, routes: own }) =>
    own.map((route) => ({ ...route, module: id })),
  );
  const route = routeAt(routes, path);
  if (route !== undefined) return { module: route.module, pattern: route.path };
  return { module: SHELL_NAME, pattern: SHELL_PAGES.includes(path) ? path : '' };
}
