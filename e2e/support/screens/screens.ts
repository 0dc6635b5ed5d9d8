import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasPermission, type Permission } from 'shared-contracts/rights/permissions.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { REPOSITORY } from '../places.ts';
import { type Account, ACCOUNTS, ROLE_OF } from '../session/accounts.ts';

type Screen = {
  readonly path: string;
  /** Who may open it. */
  readonly accounts: readonly Account[];
  readonly title: Readonly<Record<LanguageTag, string>>;
};

type Description = {
  readonly menu: ReadonlyArray<{
    readonly label: { readonly en: string };
    readonly permission: Permission;
    readonly order: number;
    readonly group?: string;
  }>;
  readonly routes: ReadonlyArray<{
    readonly path: string;
    readonly title: Screen['title'];
    readonly permission: readonly Permission[];
  }>;
};

/** What the modules say of their pages and menus; `pagesOfRoles.test.ts` and `permissions.test.ts` compare it with the documents. */
const DESCRIPTIONS = globSync('*/mfe.json', { cwd: REPOSITORY })
  .toSorted()
  // As it has to be, or the module could not be built.
  .map((file) => JSON.parse(readFileSync(path.join(REPOSITORY, file), 'utf8')) as Description);

/** Pages of one record, and pages that begin a record or need a selection: their own journeys open them. */
const OPENED_BY_JOURNEYS = /:|^\/iia\/(form|bulk)|\/new$/;

/** Every screen of every module, by the path of its route. */
export const ROUTES: readonly Screen[] = DESCRIPTIONS.flatMap(({ routes }) => routes).map((route) => ({
  path: route.path,
  title: route.title,
  accounts: ACCOUNTS.filter((account) =>
    route.permission.some((one) => hasPermission(ROLE_OF[account], one)),
  ),
}));

/** Screens that an address alone opens. */
export const SCREENS: readonly Screen[] = [
  ...ROUTES.filter(({ path: address }) => !OPENED_BY_JOURNEYS.test(address)),
  {
    path: '/release-trial',
    accounts: ['iro', 'iro2'],
    title: { en: 'Releases', el: 'Εκδόσεις' },
  },
];

/** Lists the entries that an account finds in the menu, in their order; entries of a group are at the place of its first. */
export function menuOf(account: Account): readonly string[] {
  const entries = DESCRIPTIONS.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order);
  const placeOf = ({ group, order }: (typeof entries)[number]) =>
    group === undefined ? order : (entries.find((one) => one.group === group)?.order ?? order);
  return entries
    .filter(({ permission }) => hasPermission(ROLE_OF[account], permission))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ label }) => label.en);
}

/** Lists that have rows in a portal that has just been set up. */
export const FILLED_SCREENS = SCREENS.filter(({ path }) =>
  ['/', '/factsheets', '/application/outgoing/list', '/ects-coordinators'].includes(path),
);

/** Pages of the server that everybody may read without signing in, where the university has switched them on; each language has an address of its own. */
export const PUBLIC_SCREENS = [
  {
    path: { en: '/public/en/destinations', el: '/public/el/destinations' },
    title: { en: 'Where can I go abroad', el: 'Πού μπορώ να πάω στο εξωτερικό' },
  },
  {
    path: { en: '/public/en/destinations/frame', el: '/public/el/destinations/frame' },
    title: { en: 'Where can I go abroad', el: 'Πού μπορώ να πάω στο εξωτερικό' },
  },
  {
    path: { en: '/public/en/destinations/0', el: '/public/el/destinations/0' },
    title: { en: 'This destination is not open', el: 'Αυτός ο προορισμός δεν είναι ανοικτός' },
  },
] as const satisfies readonly Record<'path' | 'title', Readonly<Record<LanguageTag, string>>>[];

/** Addresses below one that a module has, and of none. */
export const UNKNOWN_ADDRESSES = ['/departments/nothing', '/nothing/here'] as const;
