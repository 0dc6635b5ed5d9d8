import type { Database } from '../../database/database.ts';

/** What tokens say of a person besides scope and subject; an absent member is not in the token. */
export type AccountClaims = {
  readonly preferred_username: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly given_name_gr?: string;
  readonly family_name_gr?: string;
  readonly university_registry_number?: string;
};

/** Names of {@link AccountClaims}, for the provider's list of what the scope `profile` opens. */
export const PROFILE_CLAIMS = [
  'preferred_username',
  'name',
  'given_name',
  'family_name',
  'given_name_gr',
  'family_name_gr',
  'university_registry_number',
];

/** Reads a person's claims from the set `Users`; staff have no registry number, and neither has their token. */
export async function accountClaims(database: Database, userName: string): Promise<AccountClaims> {
  const user = await database.selectFrom('users').selectAll().where('name', '=', userName).executeTakeFirst();
  if (user === undefined) return { preferred_username: userName };
  const fullName = [user.given_name, user.family_name].filter((name) => name !== null).join(' ');
  const claims = {
    name: fullName || null,
    email: user.email,
    email_verified: user.email === null ? null : true,
    given_name: user.given_name,
    family_name: user.family_name,
    given_name_gr: user.given_name_greek,
    family_name_gr: user.family_name_greek,
    university_registry_number: user.university_registry_number,
  };
  const given = Object.entries(claims).filter(([, value]) => value !== null);
  return { preferred_username: userName, ...Object.fromEntries(given) };
}
