import type { Page } from '@playwright/test';
import {
  anotherRelease,
  integrityOf,
  moduleInForce,
  modulesInForce,
  serveRelease,
} from './anotherRelease.ts';
import { answerWith, naming, servePagesWith } from './signedPage.ts';

/** A preview that the portal of a test names. */
export type Preview = {
  readonly release: string;
  /** Lets the registry name it no longer. */
  readonly forget: () => void;
};

const RELEASE_FILE = 'release.json';

/**
 * Lets a page's registry name a preview of a module, which is the release in force with changes; the portal itself stays as it is.
 *
 * - changeCode: gives the text of the chunk of the exposed module
 * - changeFacts: gives the text of the `release.json`
 */
export async function offerPreview(
  page: Page,
  id: string,
  changeCode: (exposed: string) => string,
  changeFacts: (facts: string) => string,
): Promise<Preview> {
  const inForce = moduleInForce(id);
  const { entry, files } = anotherRelease(inForce, 1, changeCode);
  const facts = Buffer.from(changeFacts(JSON.stringify(entry.release)));
  await serveRelease(page, { entry, files: new Map([...files, [RELEASE_FILE, facts]]) });

  const { release } = entry.release;
  let previews = [{ release, integrity: integrityOf(facts) }];
  const change: ReturnType<typeof naming> = (signed) =>
    naming({ ...modulesInForce(), [id]: { ...inForce, previews } }, 0)(signed);
  await servePagesWith(page, change);
  await page.route('**/registry/registry.json', answerWith(change));
  return { release, forget: () => void (previews = []) };
}
