import { sql } from 'kysely';
import { USER } from 'shared-contracts/members/user.ts';
import { ROLE_PERMISSIONS, roleOfScope } from 'shared-contracts/permissions.ts';
import type { Database } from '../database/database.ts';
import type { CallerDirectory } from '../platform/caller.ts';
import { Problem } from '../platform/problem.ts';
import type { TokenClaims } from '../platform/tokenVerifier.ts';

const { fields } = USER;

/** A known user is looked up again after this time, so that a disabled one is out within it. */
const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 5_000;
/** Stands for nobody's id: people without rights get no row of their own. */
const NO_USER_ID = 0;

type KnownUser = { readonly id: number; readonly isEnabled: boolean; readonly until: number };

/**
 * Gives the caller of a verified token: the row in the set `Users` with the token's user name, made when a person with rights comes
 * for the first time.
 *
 * Throws Problem `not-permitted` for a user who was disabled here.
 */
export function callerDirectory(database: Database, clock: () => Date): CallerDirectory {
  const known = new Map<string, KnownUser>();

  async function userOf(name: string, claims: TokenClaims, mayBeMade: boolean): Promise<KnownUser> {
    const now = clock().getTime();
    const remembered = known.get(name);
    if (remembered !== undefined && remembered.until > now) return remembered;
    const row =
      (await findUser(database, name)) ?? (mayBeMade ? await makeUser(database, name, claims) : undefined);
    const user = { id: row?.id ?? NO_USER_ID, isEnabled: row?.enabled ?? true, until: now + REMEMBERED_MS };
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (user.id !== NO_USER_ID) known.set(name, user);
    return user;
  }

  return {
    async callerOf(claims) {
      const role = roleOfScope(claims.scope);
      const name = claims.preferred_username ?? claims.sub;
      const permissions = ROLE_PERMISSIONS[role];
      const user = await userOf(name, claims, permissions.length > 0);
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

async function findUser(
  database: Database,
  name: string,
): Promise<{ id: number; enabled: boolean | null } | undefined> {
  return database.selectFrom('users').select(['id', 'enabled']).where('name', '=', name).executeTakeFirst();
}

async function makeUser(
  database: Database,
  name: string,
  claims: TokenClaims,
): Promise<{ id: number; enabled: boolean | null } | undefined> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({
        name: name.slice(0, fields.name.maxLength),
        enabled: true,
        email: claims.email?.slice(0, fields.email.maxLength) ?? null,
        given_name: claims.given_name?.slice(0, fields.givenName.maxLength) ?? null,
        family_name: claims.family_name?.slice(0, fields.familyName.maxLength) ?? null,
        given_name_greek: claims.given_name_gr?.slice(0, fields.givenNameGreek.maxLength) ?? null,
        family_name_greek: claims.family_name_gr?.slice(0, fields.familyNameGreek.maxLength) ?? null,
        university_registry_number:
          claims.university_registry_number?.slice(0, fields.universityRegistryNumber.maxLength) ?? null,
      })
      // Two first calls of one person may come at one time.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Remembered counts of users are good for one version of the set.
    await sql`update change_counters set version = version + 1 where set_name = 'Users'`.execute(transaction);
  });
  return findUser(database, name);
}
