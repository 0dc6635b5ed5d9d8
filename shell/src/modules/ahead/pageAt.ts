import type { ModuleDescription, ModuleRoute } from 'shared-contracts/releases/module.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { routeAt } from '../../boot/routeAt.ts';

/** Finds the page at an address; undefined where there is none, or none that these permissions open. */
export function pageAt(
  descriptions: readonly ModuleDescription[],
  path: string,
  permissions: readonly Permission[],
): { readonly moduleId: string; readonly route: ModuleRoute } | undefined {
  const route = routeAt(
    descriptions.flatMap(({ routes }) => routes),
    path,
  );
  const owner = descriptions.find(({ routes }) => route !== undefined && routes.includes(route));
  if (route === undefined || owner === undefined) return undefined;
  return route.permission.some((one) => permissions.includes(one))
    ? { moduleId: owner.id, route }
    : undefined;
}
