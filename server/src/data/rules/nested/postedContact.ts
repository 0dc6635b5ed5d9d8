import { isDeepStrictEqual } from 'node:util';
import { agreementContactSchema, contactTitle } from 'shared-contracts/entities/contact.ts';
import type { FieldError } from 'shared-contracts/errors.ts';
import * as z from 'zod/mini';
import { isObject } from '../../save/body.ts';
import { MODEL } from '../../model/model.ts';
import { mergeRecord } from '../../save/mergeRecord.ts';
import type { NestedRecord } from '../../save/parsedMembers.ts';
import type { Resolved } from '../../save/resolveReferences.ts';
import type { StoredRecord } from '../../save/storedRecord.ts';
import { changedMembers } from '../../save/writeRecord.ts';
import { recordErrors } from '../memberErrors.ts';
import { isPosted } from '../setRules.ts';

const CONTACTS = MODEL.MobilityContacts;
const MEMBERS = [...Object.keys(CONTACTS.fields), ...Object.keys(CONTACTS.links)].filter(
  (member) => CONTACTS.fields[member]?.isServerSet !== true,
);

const CONTACT = z.extend(agreementContactSchema, { title: contactTitle });

/** A posted contact laid over a stored one: what it would be, and in which members that is something else. */
export type LaidOver = { readonly after: Record<string, unknown>; readonly changed: readonly string[] };

/**
 * Lays a posted contact over a stored one, or over nothing.
 *
 * - an empty text is no text, and no roles are none; a role that names no language keeps the one it has
 */
export function layOver(
  stored: StoredRecord | null,
  { members }: NestedRecord,
  resolved: Resolved,
): LaidOver {
  const merged = mergeRecord(CONTACTS, stored, members, resolved);
  const after = tidy({ ...merged, roles: rolesWithLanguages(merged.roles, stored?.roles) });
  const changed =
    stored === null
      ? MEMBERS.filter((member) => isPosted(members, member))
      : changedMembers(CONTACTS, tidy(stored), after);
  return { after, changed };
}

/**
 * Checks a contact as the contact steps do, in some of its members.
 *
 * - what was refused while the body was read counts too, unless it empties what is empty already
 */
export function contactErrors(
  { after, changed }: LaidOver,
  stored: StoredRecord | null,
  { path, errors }: NestedRecord,
): FieldError[] {
  const unread = errors.filter(
    ({ field, code }) =>
      code !== 'required' || stored === null || (tidy(stored)[memberOf(field, path)] ?? null) !== null,
  );
  const checked = { ...after, department: departmentToCheck(after.department) };
  const refused = recordErrors(CONTACT, checked)
    .map((error) => ({ ...error, field: `${path}/${error.field}` }))
    .filter(({ field }) => changed.includes(memberOf(field, path)))
    .filter(({ field }) => !unread.some((error) => memberOf(error.field, path) === memberOf(field, path)));
  return [...unread, ...refused];
}

/** Tells whether a stored contact says the same in every member that was posted. */
export function saysTheSame(contact: StoredRecord, posted: NestedRecord, resolved: Resolved): boolean {
  return posted.errors.length === 0 && layOver(contact, posted, resolved).changed.length === 0;
}

/** Members of a new contact that are empty, or say something which none of the contacts with the same address says. */
export function unknownMembers(after: StoredRecord, known: readonly StoredRecord[]): readonly string[] {
  return MEMBERS.filter(
    (member) =>
      after[member] === null || !known.some((contact) => isDeepStrictEqual(contact[member], after[member])),
  );
}

/** A department's own members were checked where it was found or made. */
function departmentToCheck(department: unknown): unknown {
  return typeof department === 'number' ? { name: String(department) } : undefined;
}

function memberOf(field: string, path: string): string {
  return field.slice(path.length + 1).split('/')[0] ?? '';
}

function tidy(contact: StoredRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(contact).map(([member, value]) => [member, isEmpty(value) ? null : value] as const),
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function rolesWithLanguages(posted: unknown, stored: unknown): unknown {
  if (!Array.isArray(posted) || !Array.isArray(stored)) return posted;
  const known: readonly unknown[] = stored;
  return posted.map((role: unknown) =>
    isObject(role) && (role.language ?? null) === null
      ? (known.find((other) => isObject(other) && other.value === role.value) ?? role)
      : role,
  );
}
