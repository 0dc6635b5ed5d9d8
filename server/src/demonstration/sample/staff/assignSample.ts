import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { GROUP_ID } from './localStaff.ts';

/** Of so many agreements, however large the sample is: the others are nobody's. */
const ASSIGNED = 1200;

/** Puts the officers of the sample in charge of agreements and applications; of one in five nobody is, and of no draft of a student. */
export async function assignSample(database: Database): Promise<void> {
  await sql`
    with office as (
      select array_agg(user_id order by user_id) as ids from user_groups
      where group_id = ${GROUP_ID['International Relations Office'] ?? null}
    ), assigned as (
      update agreements set officer_id = ids[1 + (agreements.id / 5) % cardinality(ids)] from office
      where agreements.id % 5 <> 0 and agreements.id <= ${ASSIGNED}
    )
    update applications set officer_id = ids[1 + (applications.id / 5) % cardinality(ids)] from office
    where applications.id % 5 <> 0 and status <> 'draft'`.execute(database);
}
