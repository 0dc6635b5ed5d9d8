import { sql } from 'kysely';
import { factsheetItem, type FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import { readRecord } from '../../../data/records.ts';
import type { Database } from '../../../database/database.ts';

/** Reads the university's own active factsheet; null while there is none. */
export async function activeLocalFactsheet(database: Database): Promise<FactsheetItem | null> {
  const { rows } = await sql<{ id: number }>`
    select factsheets.id from factsheets join institutions on institutions.id = institution_id where is_local and is_active`.execute(
    database,
  );
  const [active] = rows;
  const record = active && (await readRecord(database, null, 'MobilityFactsheets', active.id));
  return record == null ? null : factsheetItem.schema.parse(record);
}
