import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Institution of the network, and whether it is the portal's own. */
export type FactsheetOwner = { readonly institutionId: number; readonly isLocal: boolean };

/**
 * Finds an institution by its id of the network.
 *
 * - factsheetId: has to be one of its factsheets, if it is named
 * - result: undefined when there is no such institution, or the factsheet is another's
 */
export async function factsheetOwner(
  database: Database,
  heiId: string,
  factsheetId: number | undefined,
): Promise<FactsheetOwner | undefined> {
  const { rows } = await sql<FactsheetOwner>`
    select id as "institutionId", is_local as "isLocal" from institutions
    where hei_id = ${heiId} and (${factsheetId ?? null}::integer is null
      or exists (select from factsheets where institution_id = institutions.id and id = ${factsheetId ?? null}))`.execute(
    database,
  );
  return rows[0];
}
