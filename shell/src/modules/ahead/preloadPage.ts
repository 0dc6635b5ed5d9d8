import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { pageFiles } from '../../boot/pageFiles.ts';
import { preloadFile } from '../../boot/preloadFile.ts';
import { preloadOwnPage } from '../../boot/preloadOwnPage.ts';

/** Pages that were asked for, by release and language. */
const asked = new Set<string>();

/** Has the browser bring what a page of a module needs at once, in the language of the document, while the module itself is still on its way; once. */
export function preloadPage(entry: RegistryModule, routeId: string): void {
  const tag = Object.values(LANGUAGE_TAG).find((one) => one === document.documentElement.lang);
  const page = `${entry.base} ${routeId} ${tag}`;
  if (tag === undefined || asked.has(page)) return;
  asked.add(page);
  for (const file of pageFiles(entry, routeId, tag)) preloadFile(file);
  void preloadOwnPage(entry, routeId, tag);
}
