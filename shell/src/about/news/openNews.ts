import type { Permission } from 'shared-contracts/rights/permissions.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { FOR_EVERYBODY, type NewsEntry } from 'shared-contracts/releases/news.ts';
import { mayReadOf, type NewsSource } from './newsSources.ts';

/**
 * An entry for a reader.
 *
 * - id: unique among those of all modules, and its place on the page
 * - page: where it is seen; undefined where that is everywhere, or an address that only a record has
 */
export type OpenNews = {
  readonly id: string;
  readonly module: string;
  readonly entry: NewsEntry;
  readonly page: { readonly path: string; readonly title: ModuleDescription['name'] } | undefined;
};

/** Gives what a reader may read of a module's news. */
export function openNews(
  module: string,
  entries: readonly NewsEntry[],
  routes: NewsSource['routes'],
  permissions: readonly Permission[],
): readonly OpenNews[] {
  return entries
    .filter(({ route = FOR_EVERYBODY }) => mayReadOf(route, routes, permissions))
    .map((entry) => {
      const page = routes.find(({ id }) => id === entry.route);
      const isOwnPage = page !== undefined && !page.path.includes(':');
      return {
        id: `${module}-${entry.id}`,
        module,
        entry,
        page: isOwnPage ? { path: page.path, title: page.title } : undefined,
      };
    });
}

/** Puts the newest first; those of one day in the order in which their module tells them. */
export function newestFirst(news: readonly OpenNews[]): readonly OpenNews[] {
  return news.toSorted((a, b) => b.entry.date.localeCompare(a.entry.date));
}
