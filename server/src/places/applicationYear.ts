import { sql } from 'kysely';
import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import type { Database } from '../database/database.ts';

const TYPE: ApplicationType = 'long-term-studies';

/** Tells for which academic year students apply, as the form of a long-term application has it: the present one while the office has set none. */
export async function applicationYear(database: Database, today: Date): Promise<number> {
  const { rows } = await sql<{ year: number | null }>`
    select academic_year as year from application_settings where application_type = ${TYPE}`.execute(
    database,
  );
  return rows[0]?.year ?? academicYearOf(today);
}
