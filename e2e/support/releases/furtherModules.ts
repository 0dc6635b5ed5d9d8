import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Permission, type Role, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { type Account, ACCOUNTS } from '../session/accounts.ts';
import { REPOSITORY } from '../places.ts';
import type { Screen } from '../screens/screens.ts';

/** Modules whose pages and menu are written down in the tests, by the documents; those that a team adds are read from their `mfe.json`. */
const OF_THE_DOCUMENTS = ['mfe-admin', 'mfe-agreements', 'mfe-applications', 'mfe-factsheets'];

const ROLE_OF: Readonly<Record<Account, Role>> = {
  iro: 'IRO',
  iro2: 'IRO',
  teacher: 'Faculty',
  student: 'Student',
  student2: 'Student',
  guest: 'No Rights',
};

type Entry = {
  readonly label: { readonly en: string };
  readonly permission: Permission;
  readonly order: number;
  readonly group?: string;
};
type Description = {
  readonly id: string;
  readonly menu: readonly Entry[];
  readonly routes: ReadonlyArray<{
    readonly path: string;
    readonly title: Screen['title'];
    readonly permission: readonly Permission[];
  }>;
};

const DESCRIPTIONS = readdirSync(REPOSITORY)
  .map((name) => path.join(REPOSITORY, name, 'mfe.json'))
  .filter((file) => existsSync(file))
  // As it has to be, or the module could not be built.
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Description);
const FURTHER = DESCRIPTIONS.filter(({ id }) => !OF_THE_DOCUMENTS.includes(id));

/** Screens of these modules, without those of one record. */
export const FURTHER_SCREENS: readonly Screen[] = FURTHER.flatMap(({ routes }) =>
  routes
    .filter((route) => !route.path.includes(':'))
    .map(({ path: address, title, permission }) => ({
      path: address,
      title,
      accounts: ACCOUNTS.filter((account) => permission.some((one) => mayOpen(account, one))),
    })),
);

/**
 * Gives what an account finds in the menu: the links that are written down, with those of these modules that its role may open in their places.
 *
 * - written: links of the modules of the documents, in their order
 */
export function withFurtherLinks(account: Account, written: readonly string[]): readonly string[] {
  const entries = DESCRIPTIONS.flatMap(({ menu }) => menu);
  const placeOf = (label: string) => {
    const entry = entries.find((one) => one.label.en === label);
    // Entries of a group stand where its first one does.
    const fellows = entries.filter(({ group }) => group !== undefined && group === entry?.group);
    return Math.min(entry?.order ?? Infinity, ...fellows.map(({ order }) => order));
  };
  const further = FURTHER.flatMap(({ menu }) => menu)
    .filter(({ permission }) => mayOpen(account, permission))
    .map(({ label }) => label.en);
  return [...written, ...further].sort((one, other) => placeOf(one) - placeOf(other));
}

function mayOpen(account: Account, permission: Permission): boolean {
  return ROLE_PERMISSIONS[ROLE_OF[account]].includes(permission);
}
