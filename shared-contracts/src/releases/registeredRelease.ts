import type { ModuleRelease } from './registry.ts';

type Files = Pick<
  ModuleRelease,
  'entry' | 'preload' | 'locales' | 'pages' | 'news' | 'entryHolds' | 'files' | 'description'
>;

/**
 * Gives a release as the registry states it, which every page carries: with the hashes of what is asked for before the entry has run, and without
 * the reasons of budgets. The entry holds the hashes of all other files.
 *
 * A release whose entry holds none is given as it is.
 */
export function registeredRelease<T extends Files>(release: T): T {
  if (release.entryHolds !== 'hashes') return release;
  const early = new Set(earlyFiles(release));
  const { budgets } = release.description;
  return {
    ...release,
    description: { ...release.description, budgets: { firstRouteGzip: budgets.firstRouteGzip } },
    files: Object.fromEntries(Object.entries(release.files).filter(([name]) => early.has(name))),
  };
}

/** Lists the files of a release that are asked for before its entry has run, the entry among them. */
export function earlyFiles({
  entry,
  preload,
  locales,
  pages,
  news,
}: Pick<ModuleRelease, 'entry' | 'preload' | 'locales' | 'pages' | 'news'>): readonly string[] {
  const beside = [pages, news].flatMap((one) => (one === undefined ? [] : [one.file]));
  return [...new Set([entry, ...Object.values(preload).flat(), ...Object.values(locales).flat(), ...beside])];
}
