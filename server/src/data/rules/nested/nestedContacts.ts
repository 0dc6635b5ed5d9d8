import { MODEL } from '../../sets/model.ts';
import { sql } from 'kysely';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { DEFAULT_LOCAL_CONTACT_ID, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import type { Key } from '../../../records/model/key.ts';
import type { NestedRecord, Reference } from '../../../records/save/posted/parsedMembers.ts';
import type { Resolved } from '../../../records/save/merge/resolveReferences.ts';
import { type SaveContext, store } from '../../../records/save/saveContext.ts';
import { conflict } from '../../../platform/problems/refusals.ts';
import { checkVersion } from '../../../records/save/stored/version.ts';
import { offeredRoles, roleErrors } from '../people/contactRoles.ts';
import type { NestedOutcome } from '../../../records/save/setRules.ts';
import { contactsOfOneAgreement, type KnownContacts } from './knownContacts.ts';
import { contactErrors, type LaidOver, layOver, saysTheSame, unknownMembers } from './postedContact.ts';
import { isSamePerson, sameWording } from './wording.ts';
import { partnerPhones } from './partnerPhones.ts';

const LINK = 'departmentalCoordinatorContacts';
/** Whose record a contact is, and a number of staff: the office alone says so. */
const OFFICE_MEMBERS: readonly MemberOf<'MobilityContacts'>[] = ['uid', 'apm'];

export type ContactsOf = {
  /** The agreement as it is stored. */
  readonly before: Stored<'MobilityAgreements'> | null;
  readonly institutions: ReadonlySet<number>;
  readonly resolved: Resolved;
  readonly known: KnownContacts;
};

type Contact = Stored<'MobilityContacts'>;
type Wanted = LaidOver & { readonly record: NestedRecord; readonly stored: Contact | null };

/**
 * Finds, changes or makes the contacts that a save of an agreement carries.
 *
 * - a contact that says nothing new is a link; without an id it is the contact that says the same in every member
 * - one with changes is changed where it is when no other agreement can see that; else a contact of the same person takes its place: one
 *   that says just that, or a new one
 */
export async function saveNestedContacts(
  records: readonly NestedRecord[],
  agreement: ContactsOf,
  context: SaveContext,
): Promise<NestedOutcome> {
  const { before, resolved, known } = agreement;
  const linked = before?.[LINK] ?? [];
  const ids = new Map<Reference, Key>();
  const wanted: Wanted[] = [];
  for (const record of records) {
    const stored = record.id === undefined ? null : (known.byId.get(record.id) ?? null);
    const same = record.id === undefined ? sameContact(record, agreement, linked) : undefined;
    const laid = layOver(stored, record, resolved);
    if (same !== undefined) ids.set(record, same);
    else if (stored !== null && laid.changed.length === 0 && contactErrors(laid, stored, record).length === 0)
      ids.set(record, stored.id);
    else wanted.push({ ...laid, record, stored });
  }
  wanted.forEach(requirePresentVersion);
  const errors = await wantedErrors(wanted, agreement, context);
  if (errors.length > 0) return { ids, errors, changed: [] };
  const isInPlace = await changeableContacts(wanted, before, context);
  const made = new Map<string, Key>();
  for (const contact of wanted) {
    // A person who was typed in twice is one person.
    const said = contact.stored === null ? JSON.stringify(contact.after) : contact.record.path;
    const id = made.get(said) ?? (await write(contact, isInPlace, known, context));
    made.set(said, id);
    ids.set(contact.record, id);
  }
  return { ids, errors, changed: wanted.some(({ stored }) => isInPlace(stored)) ? [LINK] : [] };
}

function sameContact(
  record: NestedRecord,
  { resolved, known }: ContactsOf,
  linked: readonly number[],
): number | undefined {
  const same = known
    .withEmail(record.members.fields.get('email'))
    .filter((contact) => saysTheSame(contact, record, resolved))
    .map(({ id }) => id);
  return same.find((id) => linked.includes(id)) ?? same[0];
}

/** A contact that says when it was read is not laid over one that somebody changed since, by another way than this agreement. */
function requirePresentVersion({ record, stored }: Wanted): void {
  const version = record.members.fields.get('dateModified');
  if (stored === null || typeof version !== 'string') return;
  if (checkVersion(stored, [version]) === 'same') return;
  throw conflict(
    {
      en: 'Somebody changed this contact in the meantime. Nothing was saved: read the agreement again.',
      el: 'Κάποιος άλλαξε στο μεταξύ τα στοιχεία επικοινωνίας αυτού του προσώπου. Τίποτα δεν αποθηκεύτηκε: διαβάστε ξανά τη συμφωνία.',
    },
    { field: record.path, code: refusedAs('stale') },
  );
}

async function wantedErrors(
  wanted: readonly Wanted[],
  { institutions, known }: ContactsOf,
  { database, caller }: SaveContext,
): Promise<FieldError[]> {
  const departments = wanted.map(({ after }) => after.department).filter((id) => id !== null);
  const { rows } = await sql<{ id: number; institution: number }>`
    select id, institution_id as institution from departments where id = any(${departments})`.execute(
    database,
  );
  const foreign = new Set(rows.filter((row) => !institutions.has(row.institution)).map(({ id }) => id));
  const institutionOf = new Map(rows.map(({ id, institution }) => [id, institution]));
  const isFromPartner = await partnerPhones(
    database,
    wanted.map(({ after }) => after),
  );
  const isOffice = caller.permissions.includes('iia_edit_iro');
  const offered = await offeredRoles(database);
  return wanted.flatMap(({ record, stored, after, changed }) => {
    const { path } = record;
    if (record.id !== undefined && stored === null)
      return [{ field: path, code: refusedAs('reference-not-found') }];
    const said = stored === null ? unknownMembers(after, known.withEmail(after.email)) : changed;
    const checked = isFromPartner(after) ? said.filter((member) => member !== 'phone') : said;
    const places = [stored?.institution, after.institution, institutionOf.get(after.department ?? 0)];
    const isLocal = places.includes(LOCAL_INSTITUTION_ID) || stored?.id === DEFAULT_LOCAL_CONTACT_ID;
    const isForeign =
      changed.includes('department') && after.department !== null && foreign.has(after.department);
    return [
      ...contactErrors({ after, changed: checked }, stored, record),
      ...(checked.includes('roles')
        ? roleErrors(after, stored === null ? known.withEmail(after.email) : [stored], offered)
        : []
      ).map((error) => ({ ...error, field: `${path}/${error.field}` })),
      ...(isForeign ? [{ field: `${path}/department`, code: refusedAs('not-in-agreement') }] : []),
      // Contacts of the local university are a step of the office's form alone.
      ...(isLocal && !isOffice ? [{ field: path, code: refusedAs('read-only') }] : []),
      ...(isOffice ? [] : changed.filter((member) => OFFICE_MEMBERS.includes(member))).map((member) => ({
        field: `${path}/${member}`,
        code: refusedAs('read-only'),
      })),
    ];
  });
}

/** Somebody's own record and the contact of every agreement are never changed from within one agreement. */
async function changeableContacts(
  wanted: readonly Wanted[],
  before: ContactsOf['before'],
  context: SaveContext,
): Promise<(stored: Contact | null) => boolean> {
  const linked = before?.[LINK] ?? [];
  const own = wanted
    .flatMap(({ stored }) => (stored !== null && stored.uid === null ? [stored.id] : []))
    .filter((id) => id !== DEFAULT_LOCAL_CONTACT_ID && linked.includes(id));
  const changeable = before && (await contactsOfOneAgreement(own, before.id, context));
  return (stored) => stored !== null && changeable?.has(stored.id) === true;
}

async function write(
  { stored, after }: Wanted,
  isInPlace: (stored: Contact | null) => boolean,
  known: KnownContacts,
  context: SaveContext,
): Promise<Key> {
  const person = stored !== null && isSamePerson(stored, after) ? stored.person : null;
  if (isInPlace(stored))
    return store(context, MODEL.MobilityContacts, { before: stored, after: { ...after, person } });
  const same = stored === null || person === null ? undefined : sameWording(known.ofPerson(stored), after);
  if (same !== undefined) return same.id;
  const { id: _id, ...members } = after;
  // The account stays with the record that is its own.
  const own = stored === null ? {} : { uid: null, apm: null, isPrivate: false };
  const fresh = { ...members, ...own, person, isSample: false, dateCreated: null };
  return store(context, MODEL.MobilityContacts, { before: null, after: fresh });
}
