import { sql } from 'kysely';
import { MOBILITY_STATUS } from 'shared-contracts/applications/applications.ts';
import type { Database } from '../../../database/database.ts';

/** Tells whether students go abroad under an agreement: the network forbids ending it as a whole then. */
export async function hasMobilities(database: Database, agreementId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from application_preferred_mobilities preferences
      join applications on applications.id = preferences.application_id
      where preferences.iia_id = ${agreementId} and applications.status = ${MOBILITY_STATUS} and not applications.is_deleted
    ) as has`.execute(database);
  return rows[0]?.has === true;
}
