import { isDeepStrictEqual } from 'node:util';
import { agreementContactSchema, contactTitle } from 'shared-contracts/institutions/entities/contact.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { CONTACT as CONTACT_ENTITY } from 'shared-contracts/institutions/members/contact.ts';
import { toContactPhone } from 'shared-contracts/members/check/phones.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import * as z from 'zod/mini';
import type { Field, Link } from '../../../records/model/definition.ts';
import { MODEL } from '../../sets/model.ts';
import { mergeRecord } from '../../../records/save/merge/mergeRecord.ts';
import type { NestedRecord } from '../../../records/save/posted/parsedMembers.ts';
import type { Resolved } from '../../../records/save/merge/resolveReferences.ts';
import { changedMembers } from '../../../records/save/stored/changedMembers.ts';
import { recordErrors } from '../memberErrors.ts';
import { isPosted } from '../../../records/save/setRules.ts';

type Contact = Stored<'MobilityContacts'>;
type NewContact = Unsaved<'MobilityContacts'>;
type Member = MemberOf<'MobilityContacts'>;

const CONTACTS = MODEL.MobilityContacts;
// `Object.keys` forgets which names they are.
const MEMBERS = (
  [...Object.keys(CONTACT_ENTITY.fields), ...Object.keys(CONTACT_ENTITY.links)] as Member[]
).filter((member) => !isServerSet({ ...CONTACTS.fields, ...CONTACTS.links }[member]));

const POSTED = z.extend(agreementContactSchema, { title: contactTitle });

/** A posted contact laid over a stored one: what it would be, and in which members that is something else. */
export type LaidOver = { readonly after: NewContact; readonly changed: readonly Member[] };

/**
 * Lays a posted contact over a stored one, or over nothing.
 *
 * - an empty text is no text, and no roles are none; a role that names no language keeps the one it has
 * - a phone that is said anew is E.164, however it was written
 */
export function layOver(stored: Contact | null, { members }: NestedRecord, resolved: Resolved): LaidOver {
  const merged = mergeRecord(CONTACTS, stored, members, resolved);
  const after = tidy({
    ...merged,
    phone: merged.phone === stored?.phone ? merged.phone : asStored(merged.phone),
    roles: rolesWithLanguages(merged.roles, stored?.roles ?? null),
  });
  const differing = stored === null ? [] : changedMembers(CONTACTS, tidy(stored), after);
  const changed = MEMBERS.filter((member) =>
    stored === null ? isPosted(members, member) : differing.includes(member),
  );
  return { after, changed };
}

/**
 * Checks a contact as the contact steps do, in some of its members.
 *
 * - what was refused while the body was read counts too, unless it empties what is empty already
 */
export function contactErrors(
  { after, changed }: LaidOver,
  stored: Contact | null,
  record: NestedRecord,
): FieldError[] {
  const { path } = record;
  const unread = unreadErrors(stored, record);
  const checked = { ...after, department: departmentToCheck(after.department) };
  const refused = recordErrors(POSTED, checked)
    .map((error) => ({ ...error, field: `${path}/${error.field}` }))
    .filter(({ field }) => changed.some((member) => member === memberOf(field, path)))
    .filter(({ field }) => !unread.some((error) => memberOf(error.field, path) === memberOf(field, path)));
  return [...unread, ...refused];
}

/** Lists what was refused of a posted contact while the body was read, unless it empties what is empty already. */
export function unreadErrors(
  stored: Contact | null,
  { path, errors }: Pick<NestedRecord, 'path' | 'errors'>,
): readonly FieldError[] {
  const isEmptyAlready = (member: Member | undefined) =>
    stored !== null && (member === undefined || tidy(stored)[member] === null);
  return errors.filter(({ field, code }) => code !== 'required' || !isEmptyAlready(memberOf(field, path)));
}

/** Tells whether a stored contact says the same in every member that was posted. */
export function saysTheSame(contact: Contact, posted: NestedRecord, resolved: Resolved): boolean {
  return posted.errors.length === 0 && layOver(contact, posted, resolved).changed.length === 0;
}

/** Members of a new contact that are empty, or say something which none of the contacts with the same address says. */
export function unknownMembers(after: NewContact, known: readonly Contact[]): readonly Member[] {
  return MEMBERS.filter(
    (member) =>
      after[member] === null || !known.some((contact) => isDeepStrictEqual(contact[member], after[member])),
  );
}

function asStored(phone: string | null): string | null {
  return phone === null ? null : (toContactPhone(phone) ?? phone);
}

/** A department's own members were checked where it was found or made. */
function departmentToCheck(department: number | null): object | undefined {
  return department !== null ? { name: String(department) } : undefined;
}

function memberOf(field: string, path: string): Member | undefined {
  const name = field.slice(path.length + 1).split('/')[0];
  return MEMBERS.find((member) => member === name);
}

/** Only members that may be empty are emptied: what is left is a contact still. */
function tidy<Told extends Contact | NewContact>(contact: Told): Told {
  return Object.fromEntries(
    Object.entries(contact).map(([member, value]) => [member, isEmpty(value) ? null : value] as const),
  ) as Told;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function rolesWithLanguages(posted: NewContact['roles'], stored: Contact['roles']): NewContact['roles'] {
  if (posted === null || stored === null) return posted;
  return posted.map((role) =>
    (role.language ?? null) === null ? (stored.find(({ value }) => value === role.value) ?? role) : role,
  );
}

function isServerSet(rule: Field | Link | undefined): boolean {
  return rule !== undefined && 'isServerSet' in rule && rule.isServerSet;
}
