import {
  europeanStudentIdentifier,
  REGISTRY_NUMBER_PLACEHOLDER,
  type UserData,
} from 'shared-contracts/session/session.ts';
import { textClaim, type TokenClaims } from './tokenClaims.ts';

/**
 * Makes what the portal keeps of a person from the token's claims.
 *
 * - registry number: the placeholder when the token has none, as for staff; the European student identifier is built from it
 * - Greek names: fall back to the Latin ones, so that no screen shows an empty name
 *
 * Source: specification document 1, section 3.
 */
export function userDataOf(claims: TokenClaims, homeOrganization: string): UserData {
  const givenName = textClaim(claims, 'given_name');
  // Who has a name of one part, or a provider that knows no parts, is known by that.
  const whole = textClaim(claims, 'name') || textClaim(claims, 'preferred_username');
  const familyName = textClaim(claims, 'family_name') || (givenName === '' ? whole : '');
  const registryNumber = textClaim(claims, 'university_registry_number') || REGISTRY_NUMBER_PLACEHOLDER;
  return {
    family_name: familyName,
    given_name: givenName,
    family_name_gr: textClaim(claims, 'family_name_gr') || familyName,
    given_name_gr: textClaim(claims, 'given_name_gr') || givenName,
    email: textClaim(claims, 'email'),
    university_registry_number: registryNumber,
    european_student_identifier: europeanStudentIdentifier(homeOrganization, registryNumber),
  };
}
