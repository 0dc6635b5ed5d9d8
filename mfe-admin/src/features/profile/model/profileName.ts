import { type Language, readsGreek } from 'shared-contracts/text/language.ts';
import type { Profile } from 'shared-contracts/session/profile.ts';

type Names = {
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
};

/**
 * Names the person: as the contact record has it, which they write themselves, else as the account has it, on a Greek page in Greek letters.
 */
export function profileName({ user, contact }: Profile, language: Language): string {
  const names = [contact ?? {}, ...(readsGreek(language) ? [greekNames(user)] : []), user];
  return names.map(fullName).find((name) => name !== '') ?? user.name;
}

/** The name of the account in Greek letters; '' where it has none. */
export function greekName({ user }: Profile): string {
  return fullName(greekNames(user));
}

function greekNames({ givenNameGreek, familyNameGreek }: Profile['user']): Names {
  return { givenName: givenNameGreek, familyName: familyNameGreek };
}

function fullName({ givenName, familyName }: Names): string {
  return [givenName, familyName].filter(Boolean).join(' ');
}
