import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { PageParts } from './routeWeight.ts';

/** Files by route id: those that come with the module, and those that are a page's own. */
type RouteFiles = {
  readonly preload: Readonly<Record<string, readonly string[]>>;
  readonly pageParts: Readonly<Record<string, PageParts<string>>>;
};

/**
 * Lets the page of the first route come with the module: most people begin with it. The page of the portal states the hashes of its files then, some
 * bytes for each, and such a visit needs not the list of those of all pages, which is one more question and several kilobytes. A page with texts of its
 * own needs that list all the same, and stays in it.
 */
export function withFirstPage(
  { routes: [first] }: Pick<ModuleDescription, 'routes'>,
  { preload, pageParts }: RouteFiles,
): RouteFiles {
  const page = pageParts[first?.id ?? ''];
  if (first === undefined || page === undefined) return { preload, pageParts };
  if (Object.values(page.texts).some((files) => files.length > 0)) return { preload, pageParts };
  return {
    preload: { ...preload, [first.id]: [...(preload[first.id] ?? []), ...page.code] },
    pageParts: { ...pageParts, [first.id]: { ...page, code: [] } },
  };
}
