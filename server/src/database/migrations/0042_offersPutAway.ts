import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const LISTS = ['studentStudies', 'studentTraineeship', 'staffTeacher', 'staffTraining'];

/**
 * Lets the office put away what partners offer, and keeps beside each offer what its list shows: nobody has to read whole documents of partners
 * for it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const counted = LISTS.map(
    (list) => `case when jsonb_typeof(iia->'cooperationConditions'->'${list}') = 'array'
      then jsonb_array_length(iia->'cooperationConditions'->'${list}') else 0 end`,
  ).join(' + ');
  await sql
    .raw(
      `alter table partner_agreements
        add column iia_code text generated always as (left(iia->'partners'->0->>'iiaCode', 200)) stored,
        add column conditions integer generated always as (${counted}) stored,
        add column put_away_at timestamptz(3),
        add column put_away_by integer references users`,
    )
    .execute(database);
  await sql`create index partner_agreements_latest on partner_agreements (received_at desc, id desc)`.execute(
    database,
  );
}
