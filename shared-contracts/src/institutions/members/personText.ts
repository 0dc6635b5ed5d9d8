import type { LanguageTag } from '../../text/language.ts';
import { contactRoleText, isContactRole, nameWithTitle } from './contactTerms.ts';

/** What a contact is called by. A name may be a role's: the contact that every agreement begins with is none but the coordinator. */
export type PersonName = {
  readonly title?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly roles?: ReadonlyArray<{ readonly value?: string | null | undefined }> | null | undefined;
};

/** Says that what stands before it is a role and no name. */
const ROLE_ALONE = { en: '(role, no name)', el: '(ρόλος, χωρίς όνομα)' } as const satisfies Record<
  LanguageTag,
  string
>;

/** Tells whether a contact has the name of a person; one that is empty or the name of a role is none. */
export function hasPersonName(person: PersonName): boolean {
  const name = fullName(person);
  return name !== '' && !isContactRole(name);
}

/** Names a contact as people read it: title and name; without a name the roles, and that they are roles; '' without either. */
export function personText(person: PersonName, tag: LanguageTag): string {
  const name = fullName(person);
  if (hasPersonName(person)) return nameWithTitle(person.title ?? '', name, tag);
  return roleAlone(name === '' ? (person.roles ?? []).map(({ value }) => value ?? '') : [name], tag);
}

/** Writes roles in place of a name, and says that they are roles; '' for none. */
export function roleAlone(roles: readonly string[], tag: LanguageTag): string {
  const known = roles.filter((role) => role !== '').map((role) => contactRoleText(role, tag));
  return known.length === 0 ? '' : `${known.join(', ')} ${ROLE_ALONE[tag]}`;
}

function fullName({ givenName, familyName }: PersonName): string {
  return [givenName?.trim(), familyName?.trim()].filter(Boolean).join(' ');
}
