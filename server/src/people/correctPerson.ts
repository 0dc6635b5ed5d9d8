import { sql } from 'kysely';
import { type Correction, TOLD_PERSON_MEMBERS } from 'shared-contracts/people/people.ts';
import { changeAsCaller, loadRecords, type SaveContext, saveAsCaller } from '../data/records.ts';
import { lockPeople, type LockedPerson } from './lockPeople.ts';
import type { AskedBy, PeopleParts, PersonRecord } from './peopleParts.ts';
import { isCoordinatorOf } from './personSql.ts';
import { countApproved, noteInHistory, type PeopleWork, tellPartners } from './tellPartners.ts';

/**
 * Corrects a person in every record of theirs, in the entries of ECTS coordinators that are the same person, and in our copies of agreements: all of it,
 * or nothing.
 *
 * Throws a `Problem`: as `lockPeople` does, and 400 that names what the rules of a contact refuse.
 */
export async function correctPerson(
  parts: PeopleParts,
  id: number,
  { version, changes }: Correction,
  by: AskedBy,
): Promise<PeopleWork> {
  return changeAsCaller(parts, by, async (context) => {
    const [person] = await lockPeople(context, [{ id, version }]);
    if (person === undefined) throw new Error('Whoever is asked for is locked.');
    const coordinators = await correctCoordinators(context, person, changes);
    const records = await correctRecords(context, person, changes);
    const [latest] = records;
    const reworded = records.filter(({ before, after }) =>
      TOLD_PERSON_MEMBERS.some((member) => before[member] !== after[member]),
    );
    const isTold = reworded.length > 0 && latest !== undefined;
    const { told, deliveries } = isTold
      ? await tellPartners(parts.services, context, person.told, { records, latest: latest.after })
      : { told: 0, deliveries: [] };
    const { agreements } = person;
    await noteInHistory(context, agreements);
    const approved = await countApproved(context, agreements);
    return {
      changed: { id: person.id, agreements: agreements.length, approved, told, coordinators },
      deliveries,
    };
  });
}

/** By the rules of a contact that is saved by itself, which name what they refuse. */
async function correctRecords(
  context: SaveContext,
  { records }: LockedPerson,
  changes: Correction['changes'],
) {
  for (const { id, dateModified } of records) {
    await saveAsCaller(context, 'MobilityContacts', { id, dateModified, ...changes });
  }
  const ids = records.map(({ id }) => id);
  const now = await loadRecords(context, 'MobilityContacts', ids);
  return records.map((before) => ({ before, after: now.get(before.id) ?? before }));
}

/** An entry of ECTS coordinators keeps its department, which is whose students it is for, and what may not be empty there. */
async function correctCoordinators(
  context: SaveContext,
  { records }: LockedPerson,
  { givenName, familyName, email, phone, address }: Correction['changes'],
): Promise<number> {
  const said = Object.entries({ firstName: givenName, lastName: familyName, email, phone, address });
  const filled = said.filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (filled.length === 0) return 0;
  const { rows } = await sql<{ id: number; version: Date }>`
    select id, date_modified as version from ects_coordinators
    where ${isCoordinatorOf(sql`${records.map(({ id }: PersonRecord) => id)}::integer[]`)} order by id for update`.execute(
    context.database,
  );
  for (const { id, version } of rows) {
    await saveAsCaller(context, 'ECTSCoordinatorTables', {
      id,
      dateModified: version.toISOString(),
      ...Object.fromEntries(filled),
    });
  }
  return rows.length;
}
