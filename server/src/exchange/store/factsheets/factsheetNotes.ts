import { sql } from 'kysely';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import type { FactsheetChange, FactsheetNote } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import { isoTime } from '../../../database/isoTime.ts';
import type { FetchFailure } from '../../fetchFailure.ts';
import { userName } from '../userName.ts';

/** A note is of use as long as people may remember what stood there before. */
const KEPT_MONTHS = RETENTION.factsheetNotes.months;

type NewNote = {
  readonly factsheetId: number;
  readonly at: Date;
  readonly userId: number | null;
  readonly changes: readonly FactsheetChange[];
};

/** Notes what a fetch changed of a factsheet, in the transaction that changed it. */
export async function addNote(
  database: Database,
  { factsheetId, at, userId, changes }: NewNote,
): Promise<void> {
  await database
    .insertInto('factsheet_notes')
    .values({ factsheet_id: factsheetId, at, user_id: userId, changes: JSON.stringify(changes) })
    .execute();
}

export async function forgetOldNotes(database: Database, now: Date): Promise<void> {
  await sql`delete from factsheet_notes where at < ${now}::timestamptz - make_interval(months => ${KEPT_MONTHS})`.execute(
    database,
  );
}

/**
 * Reads the latest notes of a partner's factsheet, the newest first, and what became of the last night.
 *
 * - result: undefined for a factsheet that is not there, or is the university's own
 */
export async function readNotes(
  database: Database,
  factsheetId: number,
  { language, most }: { readonly language: LanguageTag; readonly most: number },
): Promise<
  | {
      readonly notes: readonly FactsheetNote[];
      readonly tried: { at: string; failure: FetchFailure | null } | null;
    }
  | undefined
> {
  const { rows: found } = await sql<{ tried: { at: string; failure: FetchFailure | null } | null }>`
    select case when tried_at is not null then json_build_object('at', ${isoTime(sql`tried_at`)}, 'failure', failure) end as tried
    from factsheets join institutions on institutions.id = factsheets.institution_id
    left join factsheet_nights on factsheet_nights.institution_id = institutions.id
    where factsheets.id = ${factsheetId} and not is_local`.execute(database);
  const [sheet] = found;
  if (sheet === undefined) return undefined;
  const { rows: notes } = await sql<FactsheetNote>`
    select factsheet_notes.id::float8 as id, ${isoTime(sql`at`)} as at, ${userName(language)} as by, changes
    from factsheet_notes left join users on users.id = user_id where factsheet_id = ${factsheetId} order by factsheet_notes.id desc limit ${most}`.execute(
    database,
  );
  return { tried: sheet.tried, notes };
}
