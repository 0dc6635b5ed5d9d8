import * as z from 'zod/mini';
import { textInEachLanguage } from './module.ts';

const entry = {
  id: z.string().check(z.regex(/^[a-z][a-z\d-]+$/)),
  date: z.iso.date(),
  route: z.optional(z.string()),
  title: textInEachLanguage,
  text: textInEachLanguage,
};
export interface NewsEntry extends z.infer<z.ZodMiniObject<typeof entry>> {}

/**
 * What is new for the people who use a module, its `news.json`: it comes with each release, and is read on the page of news alone.
 *
 * - id: names it in addresses, for ever
 * - date: from which day on people have it, `YYYY-MM-DD`; the newest comes first
 * - route: the page that it is about, by its id in `mfe.json`; whoever may open that reads of it. Absent: everybody
 */
export const newsSchema = z.array(z.strictObject(entry));

/** The same of a release, which a later build may have given members that nobody knows here. */
export const publishedNewsSchema = z.array(z.object(entry));

/** Stands for everybody where news are told by the page that they are about. */
export const FOR_EVERYBODY = '';

/**
 * What the registry, which every page carries, knows of a release's news.
 *
 * - file: name of the file beside the entry, its `news.json`
 * - latest: date of the newest of each page, by the id of its route; of those for everybody by {@link FOR_EVERYBODY}
 */
export type ReleaseNews = { readonly file: string; readonly latest: Readonly<Record<string, string>> };

/** Gives the date of the newest entry about each page. */
export function latestNews(entries: readonly NewsEntry[]): ReleaseNews['latest'] {
  const latest: Record<string, string> = {};
  for (const { route = FOR_EVERYBODY, date } of entries) {
    const known = latest[route];
    if (known === undefined || known < date) latest[route] = date;
  }
  return latest;
}
