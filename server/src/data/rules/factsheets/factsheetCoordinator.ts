import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { factsheetCoordinator } from 'shared-contracts/factsheets/entities/factsheetWizard.ts';
import { toLocalPhone } from 'shared-contracts/members/check/phones.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import { MODEL } from '../../sets/model.ts';
import { type SaveContext, store } from '../../../records/save/saveContext.ts';
import { loadFlatRecords } from '../../../records/save/stored/storedRecord.ts';
import { departmentErrors } from '../agreements/agreementLinks.ts';
import { memberErrors } from '../memberErrors.ts';
import type { CarriedOutcome, CarriedRecord } from '../nested/carriedRecord.ts';
import { type LaidOver, layOver, unreadErrors } from '../nested/postedContact.ts';
import { isSamePerson } from '../nested/wording.ts';

type Member = MemberOf<'MobilityContacts'>;
type Checked = keyof typeof MEMBERS;

/** Whose record it is: nobody says so by the way. */
const OWNER_MEMBERS: readonly Member[] = ['uid', 'apm'];
const MEMBERS = factsheetCoordinator.shape;

/** The factsheet that carries a contact; its own institution is that of the contact. */
type CoordinatedFactsheet = {
  readonly before: Stored<'MobilityFactsheets'> | null;
  readonly institution: number;
};

/**
 * Changes the coordinator of a factsheet where the save says something new of them, or makes a new contact.
 *
 * - a contact that an agreement or another factsheet has too, or that is somebody's own, is not changed: a new one takes its place here
 */
export async function saveCarriedCoordinator(
  { record, resolved, requireVersion }: CarriedRecord,
  factsheet: CoordinatedFactsheet,
  context: SaveContext,
): Promise<CarriedOutcome> {
  const { id, path } = record;
  const stored = id === undefined ? null : await storedContact(Number(id), context);
  if (stored === undefined) return { errors: [{ field: path, code: 'reference-not-found' }] };
  const laid = inLocalForm(layOver(stored, record, resolved));
  const unread = unreadErrors(stored, record);
  if (stored !== null && laid.changed.length === 0) return { id: stored.id, errors: unread };
  if (stored !== null) await requireVersion(stored);
  const errors = [
    ...unread,
    ...(await refusedMembers(laid, stored === null, factsheet, context)).map((error) => ({
      ...error,
      field: `${path}/${error.field}`,
    })),
  ];
  if (errors.length > 0) return { errors };
  const person = stored !== null && isSamePerson(stored, laid.after) ? stored.person : null;
  if (stored !== null && (await isOfThisFactsheet(stored, factsheet.before, context))) {
    await store(context, MODEL.MobilityContacts, { before: stored, after: { ...laid.after, person } });
    return { id: stored.id, errors, hasChanged: true };
  }
  const { id: _id, ...said } = laid.after;
  const { institution } = factsheet;
  const own = { uid: null, apm: null, isPrivate: false, isSample: false, dateCreated: null };
  const after = { ...said, institution, person, ...own };
  return { id: await store(context, MODEL.MobilityContacts, { before: null, after }), errors };
}

/** A phone that is said anew is stored as E.164, however it was written. */
function inLocalForm({ after, changed }: LaidOver): LaidOver {
  const { phone } = after;
  const isSaid = changed.includes('phone') && typeof phone === 'string';
  return { after: isSaid ? { ...after, phone: toLocalPhone(phone) ?? phone } : after, changed };
}

async function storedContact(id: number, { database }: SaveContext) {
  await sql`select id from contacts where id = ${id} for update`.execute(database);
  return (await loadFlatRecords(database, MODEL.MobilityContacts, [id])).get(id);
}

async function refusedMembers(
  { after, changed }: LaidOver,
  isNew: boolean,
  { institution }: CoordinatedFactsheet,
  { database }: SaveContext,
): Promise<readonly FieldError[]> {
  const all = Object.keys(MEMBERS) as Checked[];
  const checked = isNew ? all : all.filter((member) => changed.includes(member));
  const { department } = after;
  const isMoved = department !== null && changed.includes('department');
  return [
    ...memberErrors(MEMBERS, after, checked),
    ...(await departmentErrors(database, isMoved ? [{ field: 'department', department, institution }] : [])),
    ...OWNER_MEMBERS.filter((member) => changed.includes(member)).map((field) => ({
      field,
      code: 'read-only' as const,
    })),
  ];
}

/** Nobody can link a contact anywhere else while its row is locked. */
async function isOfThisFactsheet(
  { id, uid }: Stored<'MobilityContacts'>,
  before: Stored<'MobilityFactsheets'> | null,
  { database }: SaveContext,
): Promise<boolean> {
  if (uid !== null || id === DEFAULT_LOCAL_CONTACT_ID || before?.institutionalCoordinatorContact !== id)
    return false;
  const { rows } = await sql`
    select from agreement_contacts where contact_id = ${id}
    union all select from factsheets where coordinator_contact_id = ${id} and id <> ${before.id}
    limit 1`.execute(database);
  return rows.length === 0;
}
