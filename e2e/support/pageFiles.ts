import type { LanguageTag } from 'shared-contracts/language.ts';
import type { ModuleRelease } from 'shared-contracts/registry.ts';

/** Names the files that a page needs at once beside the entry of its module, by what the release says. */
export function pageFiles(
  { preload, locales, pageTexts }: ModuleRelease,
  routeId: string,
  tag: LanguageTag,
): readonly string[] {
  return [...(preload[routeId] ?? []), ...locales[tag], ...(pageTexts?.[routeId]?.[tag] ?? [])];
}
