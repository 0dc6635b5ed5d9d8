import { type RawBuilder, sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { ACTIVE_AGREEMENTS, agreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import { MOST_WAITING, type WaitingAgreement } from 'shared-contracts/overview/overview.ts';
import { selectAgreements } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { isoTime } from '../database/isoTime.ts';
import { DERIVED_AGREEMENT_MEMBERS } from '../exchange/agreementMembers.ts';
import { waitedSince } from '../exchange/turn/waitedSince.ts';

/** Agreements that are looked at for a first guess of how long the longest have waited. */
const FIRST_LOOK = 100;

/** Lists the agreements in force for which the partner has been waited for longest, the longest first. */
export async function listWaitingForPartner(
  database: Database,
  caller: Caller,
  today: Date,
): Promise<readonly WaitingAgreement[]> {
  const filter = agreementFilter({ ...ACTIVE_AGREEMENTS, waiting: 'partner' }, today);
  const { root, where, prepare } = selectAgreements(caller, DERIVED_AGREEMENT_MEMBERS, filter);
  await prepare(database);
  const created = root.column('date_created');
  const { told: since, changed } = waitedSince(root, caller, 'partner');
  const waited = sql`select ${root.key} as id, ${changed} as changed, ${since} as since from ${root.source} where ${where}`;
  // Nobody waits for an agreement that is not there yet: whatever is younger than the longest of the oldest needs no look.
  const { rows } = await sql<WaitingAgreement>`
    with oldest as materialized (${waited} order by ${created} limit ${FIRST_LOOK}),
      bound as materialized (
        select coalesce(since, changed) as moment from oldest order by 1 offset ${MOST_WAITING - 1} limit 1
      ),
      longest as (
        select * from (${waited} and ${created} <= coalesce((select moment from bound), 'infinity')) looked_at
        order by coalesce(since, changed), id limit ${MOST_WAITING}
      )
    select longest.id as "agreementId", ${isoTime(sql`changed`)} as "changedAt", ${isoTime(sql`since`)} as since, ${firstPartnerOf(sql`longest.id`)} as "partnerName",
      ${firstPartnerOf(sql`longest.id`, 'name_gr')} as "partnerNameGR"
    from longest order by coalesce(longest.since, changed), longest.id`.execute(database);
  return rows;
}

/** Names the partner of an agreement, of several the first. */
export function firstPartnerOf(
  id: RawBuilder<unknown>,
  column: 'name' | 'name_gr' = 'name',
): RawBuilder<string | null> {
  return sql`(
    select ${sql.ref(`institutions.${column}`)} from agreement_institutions join institutions on institutions.id = institution_id
    where agreement_id = ${id} and not is_local order by institutions.id limit 1)`;
}
