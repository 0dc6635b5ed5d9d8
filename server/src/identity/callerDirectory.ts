import { sql } from 'kysely';
import type { Language } from 'shared-contracts/text/language.ts';
import { type Role, ROLE_PERMISSIONS, roleOfScope } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../database/database.ts';
import type { CallerDirectory } from '../platform/tokens/caller.ts';
import { type ClaimedUser, claimedUser, outdated } from './claimedUser.ts';
import { callerName } from './callerName.ts';
import { noteRole } from './noteRole.ts';
import { requireSubject } from './userSubjects.ts';
import type { IdentitySettings } from '../config/identitySettings.ts';
import { withoutSlash } from '../platform/tokens/providerDocument.ts';
import { Problem } from '../platform/problems/problem.ts';
import type { TokenClaims } from '../platform/tokens/tokenVerifier.ts';

/** A known user is looked up again after this time, so that a disabled one is out within it. */
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 5_000;
/** Stands for nobody's id: people without rights get no row of their own. */
const NO_USER_ID = 0;

type KnownUser = {
  readonly id: number;
  readonly isEnabled: boolean;
  readonly role: Role;
  readonly language: Language | undefined;
  readonly subject: string;
  readonly until: number;
};

/**
 * Gives the caller of a verified token: the row in the set `Users` with the token's user name, made when a person with rights comes
 * for the first time. Names, e-mail and numbers in it follow the token.
 *
 * Role and language are noted with them: mails to whoever is not signed in ask for both.
 *
 * Throws Problem `not-permitted` for a user who was disabled here, `another-account` for another account of the provider under the name of a user.
 */
export function callerDirectory(
  database: Database,
  clock: () => Date,
  { kind, issuer: named, homeOrganization }: IdentitySettings,
): CallerDirectory {
  // The built-in provider is one and the same, at whatever address the portal is.
  const issuer = kind === 'embedded' ? kind : withoutSlash(named);
  const known = new Map<string, KnownUser>();

  async function userOf(
    name: string,
    claims: TokenClaims,
    { role, language }: Pick<KnownUser, 'role' | 'language'>,
  ): Promise<KnownUser> {
    const now = clock().getTime();
    const mayBeMade = ROLE_PERMISSIONS[role].length > 0;
    const remembered = known.get(name);
    const isAsKnown =
      remembered?.role === role &&
      remembered.subject === claims.sub &&
      (language === undefined || remembered.language === language);
    if (remembered !== undefined && isAsKnown && remembered.until > now) return remembered;
    const claimed = claimedUser(claims, homeOrganization);
    const found = await findUser(database, name);
    if (found !== undefined)
      await requireSubject(database, found.id, { issuer, subject: claims.sub }, clock());
    if (found !== undefined && mayBeMade) await followToken(database, found, claimed);
    const row = found ?? (mayBeMade ? await makeUser(database, name, claimed) : undefined);
    if (found === undefined && row !== undefined)
      await requireSubject(database, row.id, { issuer, subject: claims.sub }, clock());
    if (row !== undefined) await noteRole(database, { userId: row.id, role, language, now: clock() });
    const user = {
      id: row?.id ?? NO_USER_ID,
      isEnabled: row?.enabled ?? true,
      role,
      language,
      subject: claims.sub,
      until: now + REMEMBERED_MS,
    };
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (user.id !== NO_USER_ID) known.set(name, user);
    return user;
  }

  return {
    async callerOf(claims, language) {
      const role = roleOfScope(claims.scope);
      const name = callerName(claims);
      const permissions = ROLE_PERMISSIONS[role];
      const user = await userOf(name, claims, { role, language });
      if (!user.isEnabled) {
        throw new Problem('not-permitted', {
          en: 'This account is disabled. Ask the International Relations Office.',
          el: 'Ο λογαριασμός είναι απενεργοποιημένος. Απευθυνθείτε στο Γραφείο Διεθνών Σχέσεων.',
        });
      }
      return { id: user.id, name, role, permissions, email: claims.email ?? '' };
    },
  };
}

type UserRow = ClaimedUser & { readonly id: number; readonly enabled: boolean | null };

async function findUser(database: Database, name: string): Promise<UserRow | undefined> {
  return database
    .selectFrom('users')
    .select([
      'id',
      'enabled',
      'email',
      'given_name',
      'family_name',
      'given_name_greek',
      'family_name_greek',
      'university_registry_number',
      'european_student_identifier',
    ])
    .where('name', '=', name)
    .executeTakeFirst();
}

async function makeUser(
  database: Database,
  name: string,
  claimed: ClaimedUser,
): Promise<UserRow | undefined> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({ name, enabled: true, ...claimed })
      // Two first calls of one person may come at one time.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await countChange(transaction);
  });
  return findUser(database, name);
}

/** A person's names and numbers follow the token: applications are made out to what stands here. */
async function followToken(database: Database, row: UserRow, claimed: ClaimedUser): Promise<void> {
  const changes = outdated(row, claimed);
  if (Object.keys(changes).length === 0) return;
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set(changes).where('id', '=', row.id).execute();
    await countChange(transaction);
  });
}

/** Remembered counts of users are good for one version of the set. */
async function countChange(transaction: Database): Promise<void> {
  await sql`update change_counters set version = version + 1 where set_name = 'Users'`.execute(transaction);
}
