import { createContext, use } from 'react';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { FOR_EVERYBODY, type ReleaseNews } from 'shared-contracts/releases/news.ts';
import type { Registry } from 'shared-contracts/releases/registry.ts';

/**
 * A module in force that tells what is new in it.
 *
 * - url, integrity: of its `news.json`
 */
export type NewsSource = {
  readonly id: string;
  readonly url: string;
  readonly integrity: string;
  readonly latest: ReleaseNews['latest'];
  readonly routes: ModuleDescription['routes'];
};

export const NewsSourcesContext = createContext<readonly NewsSource[]>([]);

/** Gives the modules in force that tell news. */
export function useNewsSources(): readonly NewsSource[] {
  return use(NewsSourcesContext);
}

/** Lists the modules of a registry that tell news; one that is switched off tells none. */
export function newsSourcesOf({ modules }: Pick<Registry, 'modules'>): readonly NewsSource[] {
  return Object.values(modules).flatMap(({ base, release, isOff }) => {
    const { news, files, id, description } = release;
    const integrity = files[news?.file ?? '']?.integrity;
    if (news === undefined || integrity === undefined || isOff === true) return [];
    return [{ id, url: base + news.file, integrity, latest: news.latest, routes: description.routes }];
  });
}

/** Tells whether somebody may read of a page, or of what is for everybody. */
export function mayReadOf(
  route: string,
  routes: NewsSource['routes'],
  permissions: readonly Permission[],
): boolean {
  if (permissions.length === 0) return false;
  if (route === FOR_EVERYBODY) return true;
  const page = routes.find(({ id }) => id === route);
  return page?.permission.some((permission) => permissions.includes(permission)) ?? false;
}
