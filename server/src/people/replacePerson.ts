import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Replacement } from 'shared-contracts/people/people.ts';
import { addRecord, changeAsCaller, type ChangeContext, loadRecords } from '../data/records.ts';
import { conflict, refuse } from '../platform/problems/refusals.ts';
import { lockPeople, type LockedPerson, requireOneOfMany } from './lockPeople.ts';
import type { AskedBy, PeopleParts, PersonRecord } from './peopleParts.ts';
import { countApproved, type PeopleWork, tellPartners } from './tellPartners.ts';

/**
 * Puts another person in place of one, in agreements whose last academic year is a given one or a later one and that have not ended: with the roles that the
 * one has there. Where the other is named already, they stand there once, with the roles of both.
 *
 * Throws a `Problem`: as `lockPeople` does; 400 for a person and themselves; 409 for the contact that every agreement has, who is corrected and not replaced,
 * and for a person who has left the university.
 */
export async function replacePerson(
  parts: PeopleParts,
  id: number,
  { version, by: otherId, byVersion, fromYear }: Replacement,
  by: AskedBy,
): Promise<PeopleWork> {
  return changeAsCaller(parts, by, async (context) => {
    const [person, other] = await lockPeople(context, [
      { id, version },
      { id: otherId, version: byVersion },
    ]);
    if (person === undefined || other === undefined) throw new Error('Whoever is asked for is locked.');
    if (person.id === other.id) refuse([{ field: 'by', code: 'not-valid' }]);
    requireReplaceable(person, other);
    const agreements = await namesInAgreements(context, { person, other, fromYear });
    const recordFor = recordsOf(context, other);
    const ids = agreements.map((agreement) => agreement.id);
    const approved = await countApproved(context, ids);
    let told = 0;
    const deliveries: number[] = [];
    for (const { id: agreement, gone, there } of agreements) {
      const named = [...gone, ...there];
      const record = await recordFor(rolesOf(named));
      const rewording = {
        records: named.map((before) => ({ before, after: record })),
        latest: record,
        contacts: new Map(named.map((before) => [before.id, record.id])),
      };
      const done = await tellPartners(parts.services, context, [agreement], rewording);
      told += done.told;
      deliveries.push(...done.deliveries);
    }
    return {
      changed: { id: person.id, agreements: ids.length, approved, told, coordinators: 0 },
      deliveries,
    };
  });
}

function requireReplaceable(person: LockedPerson, other: LockedPerson): void {
  requireOneOfMany(person);
  if (other.records.every(({ leftAt }) => leftAt === null)) return;
  throw conflict({
    en: 'This person has left the university and cannot stand in agreements in place of somebody else.',
    el: 'Το πρόσωπο αυτό έχει αποχωρήσει από το πανεπιστήμιο και δεν μπορεί να μπει σε συμφωνίες στη θέση άλλου.',
  });
}

type NamingAgreement = {
  readonly id: number;
  readonly gone: readonly PersonRecord[];
  readonly there: readonly PersonRecord[];
};

async function namesInAgreements(
  { database }: ChangeContext,
  {
    person,
    other,
    fromYear,
  }: { readonly person: LockedPerson; readonly other: LockedPerson; readonly fromYear: number },
): Promise<readonly NamingAgreement[]> {
  const { rows } = await sql<{ id: number; contacts: readonly number[] }>`
    select agreements.id, array_agg(contact_id order by contact_id) as contacts
    from agreements join agreement_contacts on agreement_id = agreements.id
    where agreements.id = any(${[...person.agreements]}::integer[]) and end_year_id >= ${fromYear}
      and terminated <> ${TERMINATION_STATUS['IIA Terminated']}
    group by agreements.id order by agreements.id`.execute(database);
  return rows.map(({ id, contacts }) => ({
    id,
    gone: person.records.filter((record) => contacts.includes(record.id)),
    there: other.records.filter((record) => contacts.includes(record.id)),
  }));
}

type Roles = PersonRecord['roles'];

function rolesOf(records: readonly PersonRecord[]): Roles {
  const roles = records.flatMap((record) => record.roles ?? []);
  const distinct = roles.filter(
    (role, index) => roles.findIndex(({ value }) => value === role.value) === index,
  );
  return distinct.length === 0 ? null : distinct;
}

/** Finds the record of a person that has some roles, the latest that does; else makes one, once. */
function recordsOf(context: ChangeContext, { id: person, records }: LockedPerson) {
  const made: PersonRecord[] = [];
  return async (roles: Roles): Promise<PersonRecord> => {
    const fitting = [...records, ...made].find((record) => isDeepStrictEqual(record.roles, roles));
    if (fitting !== undefined) return fitting;
    const [{ id: _id, ...latest }] = records;
    // The account stays with the record that is its own.
    const record = { ...latest, roles, person, uid: null, apm: null, dateCreated: null };
    const id = await addRecord(context, 'MobilityContacts', record);
    const added = (await loadRecords(context, 'MobilityContacts', [id])).get(id);
    if (added === undefined) throw new Error('What was added just now is there.');
    made.push(added);
    return added;
  };
}
