import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { PageFiles, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { PORTAL } from '../places.ts';

/** Names the files that a page needs at once beside the entry of its module, by what the release in force says. */
export function pageFiles(
  { base, release }: RegistryModule,
  routeId: string,
  tag: LanguageTag,
): readonly string[] {
  const { preload, locales, pages } = release;
  if (pages === undefined) throw new Error(`${release.id} says nothing of its pages.`);
  // Written by the build.
  const { [routeId]: own } = JSON.parse(
    readFileSync(path.join(PORTAL, base, pages.file), 'utf8'),
  ) as PageFiles;
  return [...(preload[routeId] ?? []), ...locales[tag], ...Object.keys({ ...own?.code, ...own?.texts[tag] })];
}
