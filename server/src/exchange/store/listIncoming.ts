import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements.ts';
import type { IncomingAgreement } from 'shared-contracts/exchange.ts';
import type { Database } from '../../database/database.ts';

const MOST_LISTED = 500;

type Row = Omit<IncomingAgreement, 'receivedAt'> & { readonly receivedAt: Date };

/** Lists agreements of partners that none of ours belongs to, the latest first, with those of ours that each could be linked with. */
export async function listIncoming(database: Database): Promise<readonly IncomingAgreement[]> {
  const { rows } = await sql<Row>`
    select partner_agreements.id, partner_agreements.hei_id as "heiId", institutions.name as "institutionName",
      iia_id as "iiaId", iia->'partners'->0->>'iiaCode' as "iiaCode", received_at as "receivedAt", (
        select coalesce(sum(jsonb_array_length(list.value)), 0)::integer from jsonb_each(iia->'cooperationConditions') list
        where jsonb_typeof(list.value) = 'array'
      ) as conditions, coalesce((
        select json_agg(json_build_object('id', agreements.id, 'startYear', start_year_id, 'endYear', end_year_id) order by agreements.id desc)
        from agreements join agreement_institutions on agreement_id = agreements.id
        where agreement_institutions.institution_id = institutions.id and not is_deleted
          and ewp_status_id is distinct from ${EWP_STATUS['Approved by all']}
          and not exists (select from partner_agreement_identifications ids where ids.agreement_id = agreements.id)
      ), '[]'::json) as candidates
    from partner_agreements left join institutions on institutions.hei_id = partner_agreements.hei_id
    order by received_at desc, partner_agreements.id desc limit ${MOST_LISTED}`.execute(database);
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}

/** Counts those that the list names. */
export async function countIncoming(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from partner_agreements limit ${MOST_LISTED}) listed`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
