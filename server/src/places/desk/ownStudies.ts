import { sql } from 'kysely';
import type { DestinationDesk } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import { namedJson } from '../placeJson.ts';

type OwnStudies = Pick<DestinationDesk, 'department' | 'studyCycle'>;

/**
 * What is known of people's studies, the first of which counts: as they answered here, else as the latest of their applications says, else by the department
 * of their profile.
 *
 * - columns: user_id, department_id (of ours), study_cycle, rank, age: in this order
 */
export const KNOWN_STUDIES = sql`(
  select known.* from (
    select user_id, department_id, study_cycle, 1 as rank, 0 as age from destination_studies
    union all
    select owner_id, department_id, study_cycle, 2, -applications.id from applications
    join application_studies_data studies on studies.application_id = applications.id
    where not is_deleted and department_id is not null
    union all
    select uid, department_id, null, 3, -contacts.id from contacts where uid is not null and department_id is not null
  ) known join departments on departments.id = known.department_id
  join institutions on institutions.id = departments.institution_id and is_local
)`;

/** Finds what a person studies. - department: null where nobody knows */
export async function readOwnStudies(database: Database, user: number): Promise<OwnStudies> {
  const { rows } = await sql<OwnStudies>`
    select ${namedJson('departments')} as department, known.study_cycle as "studyCycle"
    from ${KNOWN_STUDIES} known join departments on departments.id = known.department_id
    where user_id = ${user} order by rank, age limit 1`.execute(database);
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
