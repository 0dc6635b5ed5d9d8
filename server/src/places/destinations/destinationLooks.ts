import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Counts that somebody of a department opened a destination in an academic year; nothing says who. */
export async function countLook(
  database: Database,
  {
    institution,
    department,
    year,
  }: { readonly institution: number; readonly department: number; readonly year: number },
): Promise<void> {
  await sql`
    insert into destination_looks (institution_id, department_id, academic_year, times) values (${institution}, ${department}, ${year}, 1)
    on conflict (institution_id, department_id, academic_year) do update set times = destination_looks.times + 1`.execute(
    database,
  );
}
