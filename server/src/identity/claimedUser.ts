import { USER } from 'shared-contracts/session/user.ts';
import { europeanStudentIdentifier } from 'shared-contracts/session/session.ts';
import { toOneLine } from 'shared-contracts/text/oneLine.ts';
import type { TokenClaims } from '../platform/tokens/tokenVerifier.ts';

const { fields } = USER;

/** Columns of `users` that follow the token. */
export type ClaimedUser = {
  readonly email: string | null;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly given_name_greek: string | null;
  readonly family_name_greek: string | null;
  readonly university_registry_number: string | null;
  readonly european_student_identifier: string | null;
};

/**
 * Reads what a verified token says of a person; null for what it does not tell.
 *
 * - homeOrganization: domain in the European student identifier of whoever has a registry number and no identifier in the token
 */
export function claimedUser(claims: TokenClaims, homeOrganization: string): ClaimedUser {
  const registryNumber = claimed(claims.university_registry_number, fields.universityRegistryNumber);
  const identifier = claimed(claims.european_student_identifier, fields.europeanStudentIdentifier);
  return {
    email: claimed(claims.email, fields.email),
    given_name: claimed(claims.given_name, fields.givenName),
    // Who has a name of one part, or a provider that knows no parts, is known by that.
    family_name: claimed(
      claims.family_name ?? (claims.given_name === undefined ? claims.name : undefined),
      fields.familyName,
    ),
    given_name_greek: claimed(claims.given_name_gr, fields.givenNameGreek),
    family_name_greek: claimed(claims.family_name_gr, fields.familyNameGreek),
    university_registry_number: registryNumber,
    european_student_identifier:
      identifier ??
      (registryNumber === null ? null : europeanStudentIdentifier(homeOrganization, registryNumber)),
  };
}

/** Gives the columns that the token says otherwise than the record; what it does not tell stays. */
export function outdated(row: ClaimedUser, claimed: ClaimedUser): Partial<ClaimedUser> {
  const columns = Object.keys(claimed) as (keyof ClaimedUser)[];
  return Object.fromEntries(
    columns.flatMap((column) =>
      claimed[column] !== null && claimed[column] !== row[column] ? [[column, claimed[column]]] : [],
    ),
  );
}

function claimed(value: string | undefined, { maxLength }: { readonly maxLength: number }): string | null {
  return (
    toOneLine(value ?? '')
      .trim()
      .slice(0, maxLength) || null
  );
}
