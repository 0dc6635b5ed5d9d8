import { sql } from 'kysely';
import type { FactsheetLook } from 'shared-contracts/factsheets/entities/factsheetLook.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { factsheetChanges } from '../history/factsheetChanges.ts';
import { MODEL } from '../sets/model.ts';
import { readRecord } from '../../records/read/readRecord.ts';
import { lastEntry, presentSheet, sheetAt } from './sheetAt.ts';

/** - seen: the entry up to which the person says to have seen the changes; at: now */
type Look = {
  readonly caller: SignedInCaller;
  readonly factsheet: number;
  readonly seen: number | undefined;
  readonly at: Date;
};

/**
 * Tells a person what changed of a partner's factsheet since they looked last, and notes the look when nothing is left to be seen: what is told
 * is told again, in each window and after each reload, until they say that they have seen it.
 *
 * - result: undefined for a factsheet that is not there, that the person may not read, or that is the university's own
 */
export async function lookAtFactsheet(database: Database, look: Look): Promise<FactsheetLook | undefined> {
  const { caller, factsheet, seen } = look;
  const readable = await readRecord({ database }, caller, MODEL.MobilityFactsheets, factsheet);
  if (readable === null || !(await isPartners(database, factsheet))) return undefined;
  // What changes from here on is told the next time.
  const mark = await lastEntry(database, factsheet);
  if (seen !== undefined) await note(database, look, Math.min(seen, mark));
  const last = await lastLook(database, look);
  const present = await presentSheet(database, factsheet);
  if (present === undefined) return undefined;
  const changes =
    last === undefined ? [] : factsheetChanges(await sheetAt(database, present, last.entry), present.whole);
  if (changes.length === 0) await note(database, look, mark);
  return { lookedAt: last === undefined ? null : last.at.toISOString(), changes: [...changes], mark };
}

async function isPartners(database: Database, factsheet: number): Promise<boolean> {
  const { rows } = await sql`
    select from factsheets join institutions on institutions.id = institution_id
    where factsheets.id = ${factsheet} and not is_local`.execute(database);
  return rows.length > 0;
}

async function lastLook(
  database: Database,
  { caller, factsheet }: Look,
): Promise<{ readonly at: Date; readonly entry: number } | undefined> {
  const { rows } = await sql<{ at: Date; entry: number }>`
    select looked_at as at, seen_entry::float8 as entry from factsheet_looks
    where user_id = ${caller.id} and factsheet_id = ${factsheet}`.execute(database);
  return rows[0];
}

/** Another window may have noted more than this one. */
async function note(database: Database, { caller, factsheet, at }: Look, entry: number): Promise<void> {
  await sql`
    insert into factsheet_looks (user_id, factsheet_id, looked_at, seen_entry) values (${caller.id}, ${factsheet}, ${at}, ${entry})
    on conflict (user_id, factsheet_id) do update
      set looked_at = excluded.looked_at, seen_entry = greatest(factsheet_looks.seen_entry, excluded.seen_entry)`.execute(
    database,
  );
}
