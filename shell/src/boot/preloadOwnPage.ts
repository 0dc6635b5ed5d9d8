import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { PageFiles, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { preloadFile } from './preloadFile.ts';

/**
 * Has the browser bring code and texts of a page that loads on its own, in one language: asks first which files these are. The page's registry
 * has no room for what all pages of all modules need.
 *
 * Never rejects: what cannot be had ahead comes when it is needed. A release of an earlier time does not say what its pages need.
 */
export async function preloadOwnPage(
  { base, release: { pages, files } }: Pick<RegistryModule, 'base' | 'release'>,
  routeId: string,
  tag: LanguageTag,
): Promise<void> {
  const integrity = files[pages?.file ?? '']?.integrity;
  if (pages === undefined || integrity === undefined || !pages.routes.includes(routeId)) return;
  try {
    const answer = await fetch(base + pages.file, { integrity });
    if (!answer.ok) return;
    // What has this hash was written by the release command.
    const page = ((await answer.json()) as PageFiles)[routeId];
    for (const [name, hash] of Object.entries({ ...page?.code, ...page?.texts[tag] }))
      preloadFile({ href: base + name, integrity: hash });
  } catch {
    // It comes when it is needed.
  }
}
