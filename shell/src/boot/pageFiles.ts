import type { LanguageTag } from 'shared-contracts/language.ts';
import type { RegistryModule } from 'shared-contracts/registry.ts';
import type { PreloadFile } from './preloadFile.ts';

/**
 * Lists the files of a module that its page at a route needs at once, in one language. Of a release of an earlier time, which does not name what
 * its pages need, those of the module itself.
 */
export function pageFiles(
  { base, release }: Pick<RegistryModule, 'base' | 'release'>,
  routeId: string,
  tag: LanguageTag,
): readonly PreloadFile[] {
  // Whoever wrote the registry may know nothing of these texts: without their hashes they would be asked for twice.
  const ofPage = (release.pageTexts?.[routeId]?.[tag] ?? []).filter((name) => name in release.files);
  const names = [release.entry, ...(release.preload[routeId] ?? []), ...release.locales[tag], ...ofPage];
  return [...new Set(names)].map((name) => ({
    href: base + name,
    integrity: release.files[name]?.integrity ?? '',
  }));
}
