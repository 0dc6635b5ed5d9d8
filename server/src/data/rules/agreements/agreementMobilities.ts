import { sql } from 'kysely';
import { MOBILITY_STATUS } from 'shared-contracts/applications/applications.ts';
import type { Database } from '../../../database/database.ts';

/** Ids of agreements under which students go abroad. */
export const AGREEMENTS_WITH_MOBILITIES = sql`
  select preferences.iia_id from application_preferred_mobilities preferences
  join applications on applications.id = preferences.application_id
  where applications.status = ${sql.lit(MOBILITY_STATUS)} and not applications.is_deleted`;

/** Tells whether students go abroad under an agreement: the network forbids ending it as a whole then. */
export async function hasMobilities(database: Database, agreementId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (${AGREEMENTS_WITH_MOBILITIES} and preferences.iia_id = ${agreementId}) as has`.execute(
    database,
  );
  return rows[0]?.has === true;
}
