import { sql } from 'kysely';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { namedJson } from '../placeJson.ts';

type OwnStudies = Pick<DestinationDesk, 'department' | 'studyCycle'>;

/**
 * Finds what a person studies: as they answered here, else as the latest of their applications says, else by the department of their profile.
 *
 * - department: one of ours; null where nobody knows
 */
export async function readOwnStudies(database: Database, user: number): Promise<OwnStudies> {
  const { rows } = await sql<OwnStudies>`
    select ${namedJson('departments')} as department, known.study_cycle as "studyCycle"
    from (
      select 1 as rank, 0 as age, department_id, study_cycle from destination_studies where user_id = ${user}
      union all
      select 2, -applications.id, department_id, study_cycle from applications
      join application_studies_data studies on studies.application_id = applications.id
      where owner_id = ${user} and not is_deleted and department_id is not null
      union all
      select 3, -contacts.id, department_id, null from contacts where uid = ${user} and department_id is not null
    ) known join departments on departments.id = known.department_id
    join institutions on institutions.id = departments.institution_id and is_local
    order by rank, age limit 1`.execute(database);
  return rows[0] ?? { department: null, studyCycle: null };
}

/** Notes what a person answered. */
export async function saveOwnStudies(
  database: Database,
  user: number,
  { department, studyCycle }: { readonly department: number; readonly studyCycle: number | null },
): Promise<void> {
  await sql`
    insert into destination_studies (user_id, department_id, study_cycle) values (${user}, ${department}, ${studyCycle})
    on conflict (user_id) do update set department_id = excluded.department_id, study_cycle = excluded.study_cycle`.execute(
    database,
  );
}
