import { changeAsCaller, changeRecord } from '../data/records.ts';
import { lockPeople, requireOneOfMany, type SeenPerson } from './lockPeople.ts';
import type { AskedBy, PeopleParts } from './peopleParts.ts';
import type { PeopleWork } from './tellPartners.ts';

/** Notes with every record of a person that they have left the university, or takes that back. Agreements stay as they are. Throws as `lockPeople` and `requireOneOfMany` do. */
export async function markLeft(
  parts: PeopleParts,
  seen: SeenPerson,
  hasLeft: boolean,
  by: AskedBy,
): Promise<PeopleWork> {
  return changeAsCaller(parts, by, async (context) => {
    const [person] = await lockPeople(context, [seen]);
    if (person === undefined) throw new Error('Whoever is asked for is locked.');
    requireOneOfMany(person);
    const leftAt = hasLeft ? context.now.toISOString() : null;
    for (const record of person.records) {
      const after = { ...record, leftAt: hasLeft ? (record.leftAt ?? leftAt) : null };
      await changeRecord(context, 'MobilityContacts', record, after);
    }
    const { id, agreements } = person;
    return {
      changed: { id, agreements: agreements.length, approved: 0, told: 0, coordinators: 0 },
      deliveries: [],
    };
  });
}
