import { type Language, readsGreek } from 'shared-contracts/text/language.ts';
import type { UserData } from 'shared-contracts/session/session.ts';

/** Gives a person's name in the alphabet of the language, else as it is known, else the e-mail address. */
export function personName(user: UserData, language: Language): string {
  const latin = fullName(user.given_name, user.family_name);
  const greek = fullName(user.given_name_gr, user.family_name_gr);
  return (readsGreek(language) ? greek || latin : latin || greek) || user.email;
}

function fullName(givenName: string, familyName: string): string {
  return `${givenName} ${familyName}`.trim();
}
