import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { type NewsEntry, newsSchema } from 'shared-contracts/releases/news.ts';

/** File of a module's package, and of its releases, that says what is new in it. */
export const NEWS_FILE = 'news.json';

/**
 * Reads what is new in a module, `news.json` beside its `mfe.json`; nothing where there is no such file.
 *
 * Throws with the file and what is wrong: a member that is refused, a page that the module does not have, an id that is given twice, or an entry
 * that stands below an older one.
 */
export function readModuleNews(
  folder: string,
  { routes }: Pick<ModuleDescription, 'routes'>,
): readonly NewsEntry[] {
  const file = join(folder, NEWS_FILE);
  if (!existsSync(file)) return [];
  const result = newsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  const faults = result.success
    ? faultsOf(
        result.data,
        routes.map(({ id }) => id),
      )
    : result.error.issues.map(({ path, message }) => `${path.join('/') || '(root)'}: ${message}`);
  if (faults.length > 0)
    throw new Error(`${file} is not sound:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return result.data ?? [];
}

function faultsOf(entries: readonly NewsEntry[], routes: readonly string[]): readonly string[] {
  return entries.flatMap(({ id, date, route }, place) => {
    const before = entries.slice(0, place);
    return [
      ...(route === undefined || routes.includes(route) ? [] : [`${id}: there is no page ${route}`]),
      ...(before.some((other) => other.id === id) ? [`${id}: the id is given twice`] : []),
      ...(before.some((other) => other.date < date) ? [`${id}: stands below an older one`] : []),
    ];
  });
}
