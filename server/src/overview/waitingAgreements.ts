import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import {
  AGREEMENTS_IN_FORCE,
  agreementFilter,
  type WaitedFor,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { MOST_WAITING, type WaitingAgreement } from 'shared-contracts/overview/overview.ts';
import { selectAgreements } from '../data/records.ts';
import type { Database } from '../database/database.ts';
import { isoTime } from '../database/isoTime.ts';
import { DERIVED_AGREEMENT_MEMBERS } from '../exchange/agreementMembers.ts';

/** Agreements that are looked at for a first guess of how long the longest have waited. */
const FIRST_LOOK = 100;

type Asked = { readonly caller: Caller; readonly today: Date; readonly waiting: WaitedFor };

/**
 * Lists the agreements in force for which somebody has been waited for longest, the longest first.
 *
 * We wait since we told or approved something last, and the partner since it did; nobody before the agreement was made here. What nobody was told of,
 * and what the caller may not know of the network, has waited since it was changed last.
 */
export async function listWaiting(
  database: Database,
  { caller, today, waiting }: Asked,
): Promise<readonly WaitingAgreement[]> {
  const filter = agreementFilter({ ...AGREEMENTS_IN_FORCE, waiting }, today);
  const { root, where, prepare } = selectAgreements(caller, DERIVED_AGREEMENT_MEMBERS, filter);
  await prepare(database);
  const created = root.column('date_created');
  const side = sql`coalesce(notifier_hei_id, approving_hei_id)`;
  const own = sql`(select hei_id from institutions where is_local order by id limit 1)`;
  const since = caller.permissions.includes('iia_edit_iro')
    ? sql`(select greatest(max(told.date_created), ${created}) from notifications told where agreement_id = ${root.key}
        and ${side} ${waiting === 'partner' ? sql`=` : sql`<>`} ${own} having count(*) > 0)`
    : sql`null::timestamptz`;
  const changed = sql`greatest(${root.column('date_modified')}, ${created})`;
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
    select longest.id as "agreementId", ${isoTime(sql`changed`)} as "changedAt", ${isoTime(sql`since`)} as since, (
      select name from agreement_institutions join institutions on institutions.id = institution_id
      where agreement_id = longest.id and not is_local order by institutions.id limit 1
    ) as "partnerName"
    from longest order by coalesce(longest.since, changed), longest.id`.execute(database);
  return rows;
}
