import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { WholeFactsheet } from '../history/factsheetChanges.ts';
import { MODEL } from '../sets/model.ts';
import { loadRecords, type StoredRecord } from '../../records/save/stored/storedRecord.ts';

/** - sheet: as it is stored; whole: with its coordinator in the place of the id */
type PresentSheet = {
  readonly id: number;
  readonly sheet: StoredRecord;
  readonly whole: StoredRecord;
};
type KeptSet = 'MobilityFactsheets' | 'MobilityContacts';

const COORDINATOR = 'institutionalCoordinatorContact';

/** Finds the last entry of the audit that is of a factsheet or of its coordinator; 0 when there is none. */
export async function lastEntry(database: Database, factsheet: number): Promise<number> {
  const { rows } = await sql<{ entry: number }>`
    select coalesce(max(audit_entries.id), 0)::float8 as entry from factsheets
    join audit_entries on (set_name, record_id) in
      (('MobilityFactsheets', factsheets.id), ('MobilityContacts', coordinator_contact_id))
    where factsheets.id = ${factsheet}`.execute(database);
  return rows[0]?.entry ?? 0;
}

/** Loads a factsheet as it is now; undefined when it is gone. */
export async function presentSheet(database: Database, id: number): Promise<PresentSheet | undefined> {
  const records = await loadRecords(database, MODEL.MobilityFactsheets, [id]);
  const sheet = records.get(id);
  if (sheet === undefined) return undefined;
  const contact = await presentContact(database, sheet[COORDINATOR]);
  return { id, sheet, whole: { ...sheet, [COORDINATOR]: contact } };
}

/** Tells how a factsheet was after an entry of the audit: as the first later change found it, and as it is now when there is none. */
export async function sheetAt(
  database: Database,
  { id, sheet }: PresentSheet,
  entry: number,
): Promise<WholeFactsheet> {
  const then = (await foundByNextChange(database, 'MobilityFactsheets', id, entry)) ?? sheet;
  const contactId = Number(then[COORDINATOR] ?? 0);
  const contact =
    (await foundByNextChange(database, 'MobilityContacts', contactId, entry)) ??
    (await presentContact(database, contactId));
  return { ...then, [COORDINATOR]: contact };
}

async function foundByNextChange(
  database: Database,
  set: KeptSet,
  id: number,
  entry: number,
): Promise<StoredRecord | null> {
  const { rows } = await sql<{ before: StoredRecord | null }>`
    select before from audit_entries
    where set_name = ${set} and record_id = ${id} and audit_entries.id > ${entry} order by audit_entries.id limit 1`.execute(
    database,
  );
  return rows[0]?.before ?? null;
}

async function presentContact(database: Database, id: unknown): Promise<StoredRecord | null> {
  const contacts = await loadRecords(database, MODEL.MobilityContacts, [Number(id ?? 0)]);
  return contacts.get(Number(id ?? 0)) ?? null;
}
