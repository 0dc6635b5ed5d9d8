import { sql } from 'kysely';
import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';

/** Finds a department of ours; undefined for any other. */
export async function localDepartment(
  database: Database,
  id: number,
): Promise<DestinationList['department'] | undefined> {
  const { rows } = await sql<DestinationList['department']>`
    select departments.id, departments.name, departments.name_gr as "nameGR"
    from departments join institutions on institutions.id = institution_id and is_local
    where departments.id = ${id}`.execute(database);
  return rows[0];
}
