import type { Joining } from 'shared-contracts/people/people.ts';
import { changeAsCaller, changeRecord } from '../data/records.ts';
import { conflict, refuse } from '../platform/problems/refusals.ts';
import { lockPeople, type LockedPerson } from './lockPeople.ts';
import type { AskedBy, PeopleParts, PersonRecord } from './peopleParts.ts';
import { countApproved, noteInHistory, type PeopleWork, tellPartners } from './tellPartners.ts';

/**
 * Makes two people one: each record of the other becomes a record of this one, and says what this one's latest record says. Department and roles stay, as
 * they belong to the agreements that name the record.
 *
 * Throws a `Problem`: as `lockPeople` does; 400 for a person and themselves; 409 for two people who both sign in here.
 */
export async function joinPeople(
  parts: PeopleParts,
  id: number,
  { version, other: otherId, otherVersion }: Joining,
  by: AskedBy,
): Promise<PeopleWork> {
  return changeAsCaller(parts, by, async (context) => {
    const [person, other] = await lockPeople(context, [
      { id, version },
      { id: otherId, version: otherVersion },
    ]);
    if (person === undefined || other === undefined) throw new Error('Whoever is asked for is locked.');
    if (person.id === other.id) refuse([{ field: 'other', code: 'not-valid' }]);
    requireOneAccount(person, other);
    const [latest] = person.records;
    const records = other.records.map((before) => ({ before, after: joined(before, latest) }));
    for (const { before, after } of records) await changeRecord(context, 'MobilityContacts', before, after);
    const { told, deliveries } = await tellPartners(parts.services, context, other.told, { records, latest });
    const { agreements } = other;
    await noteInHistory(context, agreements);
    const approved = await countApproved(context, agreements);
    return {
      changed: { id: person.id, agreements: agreements.length, approved, told, coordinators: 0 },
      deliveries,
    };
  });
}

function joined(record: PersonRecord, latest: PersonRecord): PersonRecord {
  const { person, title, givenName, familyName, email, phone, address, url, leftAt } = latest;
  return { ...record, person, title, givenName, familyName, email, phone, address, url, leftAt };
}

function requireOneAccount(...people: readonly LockedPerson[]): void {
  const accounts = people.map(({ records }) => records.find(({ uid }) => uid !== null)?.uid ?? null);
  const known = accounts.filter((uid) => uid !== null);
  if (new Set(known).size < 2) return;
  throw conflict({
    en: 'Both sign in to the portal with accounts of their own, so they are two people. Nothing was saved.',
    el: 'Και οι δύο συνδέονται στην πύλη με δικό τους λογαριασμό, άρα είναι δύο πρόσωπα. Τίποτα δεν αποθηκεύτηκε.',
  });
}
