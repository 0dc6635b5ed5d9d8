import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { PreloadFile } from './preloadFile.ts';

/**
 * Lists the files that every page of a module needs at once, in one language; those of a page that loads on its own, `preloadOwnPage` asks for.
 */
export function pageFiles(
  { base, release }: Pick<RegistryModule, 'base' | 'release'>,
  routeId: string,
  tag: LanguageTag,
): readonly PreloadFile[] {
  const names = [release.entry, ...(release.preload[routeId] ?? []), ...release.locales[tag]];
  return names.map((name) => ({
    href: base + name,
    integrity: release.files[name]?.integrity ?? '',
  }));
}
