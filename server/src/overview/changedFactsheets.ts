import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import {
  MOST_CHANGED_FACTSHEETS,
  type ChangedFactsheet,
  type Overview,
} from 'shared-contracts/overview/overview.ts';
import type { Database } from '../database/database.ts';
import { isoTime } from '../database/isoTime.ts';

/** What changed longer ago needs nobody any more. */
const DAYS = 30;

/** Lists active factsheets of partners that the nightly fetch has changed and the caller has not looked at since, the latest first. */
export async function changedFactsheets(
  database: Database,
  { id }: Pick<Caller, 'id'>,
  today: Date,
): Promise<NonNullable<Overview['factsheets']>> {
  const { rows } = await sql<ChangedFactsheet & { total: number }>`
    select factsheets.id as "factsheetId", institutions.name as "institutionName", institutions.name_gr as "institutionNameGR",
      ${isoTime(sql`max(at)`)} as "changedAt",
      sum(jsonb_array_length(changes))::integer as changes, count(*) over ()::integer as total
    from factsheet_notes
    join factsheets on factsheets.id = factsheet_notes.factsheet_id and is_active
    join institutions on institutions.id = institution_id
    left join factsheet_looks look on look.factsheet_id = factsheets.id and look.user_id = ${id}
    where factsheet_notes.user_id is null and at > ${today}::timestamptz - make_interval(days => ${DAYS})
      and (looked_at is null or looked_at < at)
    group by factsheets.id, institutions.id order by max(at) desc, factsheets.id limit ${MOST_CHANGED_FACTSHEETS}`.execute(
    database,
  );
  return { total: rows[0]?.total ?? 0, latest: rows.map(({ total: _, ...row }) => row) };
}
