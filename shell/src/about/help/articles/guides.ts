import type { Permission, Role } from 'shared-contracts/rights/permissions.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { AGREEMENT_ARTICLES } from './agreementArticles.ts';
import { MANY_AGREEMENTS_ARTICLES } from './manyAgreementsArticles.ts';
import { COMMON_ARTICLES } from './commonArticles.ts';
import type { HelpArticle } from './helpArticle.ts';
import { OFFICE_ARTICLES } from './officeArticles.ts';
import { STUDENT_ARTICLES } from './studentArticles.ts';

export const HELP_ARTICLES: readonly HelpArticle[] = [
  ...COMMON_ARTICLES,
  ...STUDENT_ARTICLES,
  ...AGREEMENT_ARTICLES,
  ...MANY_AGREEMENTS_ARTICLES,
  ...OFFICE_ARTICLES,
];

type ArticleId = (
  | typeof COMMON_ARTICLES
  | typeof STUDENT_ARTICLES
  | typeof AGREEMENT_ARTICLES
  | typeof MANY_AGREEMENTS_ARTICLES
  | typeof OFFICE_ARTICLES
)[number]['id'];

/** Who has a guide. */
export type GuideRole = Exclude<Role, 'No Rights'>;

/** What each role does, in the order in which it is told. */
export const GUIDES: Readonly<Record<GuideRole, readonly ArticleId[]>> = {
  Student: ['find-destination', 'apply', 'follow-application', 'read-factsheet', 'reminders', 'search'],
  Faculty: [
    'overview',
    'find-agreement',
    'keep-views',
    'read-agreement',
    'rows-as-a-table',
    'propose-agreement',
    'places',
    'read-factsheet',
    'reminders',
    'search',
  ],
  IRO: [
    'overview',
    'find-agreement',
    'keep-views',
    'new-agreement',
    'agree-with-partner',
    'incoming-agreement',
    'many-agreements',
    'rows-as-a-table',
    'yearly-renewal',
    'open-applications',
    'read-applications',
    'places',
    'own-factsheet',
    'export-department',
    'take-numbers',
    'reminders',
    'search',
  ],
};

/** An article for a reader. - page: where it is done; undefined where that is everywhere */
export type OpenArticle = HelpArticle & {
  readonly page: { readonly path: string; readonly title: ModuleDescription['name'] } | undefined;
};
export type Guide = { readonly role: GuideRole; readonly articles: readonly OpenArticle[] };

type Reader = {
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly descriptions: readonly ModuleDescription[];
};

/**
 * Gives the guides that somebody may read, their own first: of each the articles about pages that their rights open and that there are.
 *
 * An article that stands in several guides stands in the first of them, so that its address leads to one place.
 */
export function guidesFor(reader: Reader): readonly Guide[] {
  if (reader.permissions.length === 0) return [];
  const roles = (Object.keys(GUIDES) as GuideRole[]).sort(
    (a, b) => Number(b === reader.role) - Number(a === reader.role),
  );
  const given = new Set<string>();
  return roles
    .map((role) => {
      const articles = GUIDES[role].flatMap((id) => (given.has(id) ? [] : openArticle(id, reader)));
      for (const { id } of articles) given.add(id);
      return { role, articles };
    })
    .filter(({ articles }) => articles.length > 0);
}

function openArticle(id: string, { permissions, descriptions }: Reader): readonly OpenArticle[] {
  const article = HELP_ARTICLES.find((each) => each.id === id);
  if (article === undefined || (article.needs !== undefined && !permissions.includes(article.needs)))
    return [];
  if (article.screen === undefined) return [{ ...article, page: undefined }];
  const [module, route] = article.screen;
  const page = descriptions
    .find((description) => description.id === module)
    ?.routes.find((each) => each.id === route);
  const isOpen = page?.permission.some((permission) => permissions.includes(permission)) ?? false;
  return page !== undefined && isOpen ? [{ ...article, page: { path: page.path, title: page.title } }] : [];
}
