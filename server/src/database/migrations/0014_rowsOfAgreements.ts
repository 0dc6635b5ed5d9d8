import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Says of each notification and approval which agreement it belongs to: universities count their agreements each for itself.
 *
 * What is there already says so by the copy that it names. A copy of ours has the agreement's id, and whoever else the row names has to be that
 * agreement's partner. A copy of a partner is found by the partner and its id of it. An approval by us does not name the partner: the
 * notification of the same moment does, else the hash, else it is known where one agreement alone has a copy of that id. What stays
 * unknown belongs to no agreement.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications add column agreement_id integer references agreements on delete cascade;
    alter table approval_responses add column agreement_id integer references agreements on delete cascade;

    create temporary table own as select min(hei_id) as hei_id from institutions where is_local;
    create temporary table known_copies as
      with partners as (
        select agreement_id, hei_id from agreement_institutions join institutions on institutions.id = institution_id where not is_local
        union select agreement_id, partner_hei_id from iia_exchanges
      ), linked as (
        select agreement_id, iia_id from partner_agreement_identifications
        union select agreement_id, partner_iia_id from iia_exchanges
      )
      select agreements.id as agreement_id, is_deleted, true as is_ours, agreements.id::text as iia_id, hei_id as partner
        from agreements left join partners on partners.agreement_id = agreements.id
      union all
      select agreements.id, is_deleted, false, iia_id, hei_id
        from agreements join partners on partners.agreement_id = agreements.id join linked on linked.agreement_id = agreements.id
        where iia_id is not null and hei_id is not null;
    create index on known_copies (iia_id, is_ours);
    analyze known_copies;

    update notifications set agreement_id = found.agreement_id
      from (
        select distinct on (told.id) told.id, known_copies.agreement_id
        from (
          select notifications.id, changed_element_ids, coalesce(owner_hei_id, notifier_hei_id, notifications.hei_id) as owner, own.hei_id as own,
            coalesce(nullif(notifications.hei_id, own.hei_id), nullif(notifier_hei_id, own.hei_id), nullif(approving_hei_id, own.hei_id)) as other
          from notifications cross join own
        ) told
        join known_copies on iia_id = changed_element_ids and is_ours = (owner = own)
          and (case when is_ours then other is null or partner = other else partner = owner end)
        order by told.id, is_deleted, known_copies.agreement_id desc
      ) found
      where notifications.id = found.id;

    update approval_responses as approval set agreement_id = copy.agreement_id
      from known_copies as copy cross join own
      where approval.approving_hei_id <> own.hei_id and copy.is_ours and copy.iia_id = approval.iia_id and copy.partner = approval.approving_hei_id;
    update approval_responses as approval set agreement_id = told.agreement_id
      from notifications as told cross join own
      where approval.approving_hei_id = own.hei_id and told.approving_hei_id = own.hei_id and told.owner_hei_id <> own.hei_id
        and told.changed_element_ids = approval.iia_id and told.date_created = approval.date_created and told.agreement_id is not null;
    update approval_responses as approval set agreement_id = exchanged.agreement_id
      from iia_exchanges as exchanged cross join own
      where approval.agreement_id is null and approval.approving_hei_id = own.hei_id and exchanged.partner_iia_id = approval.iia_id
        and approval.conditions_hash in (exchanged.our_approval, exchanged.approved->'partners'->>'hash');
    update approval_responses as approval set agreement_id = single.agreement_id
      from (
        select iia_id, min(agreement_id) as agreement_id from known_copies
        where not is_ours group by iia_id having count(distinct agreement_id) = 1
      ) as single cross join own
      where approval.agreement_id is null and approval.approving_hei_id = own.hei_id and single.iia_id = approval.iia_id;

    create index notifications_agreement on notifications (agreement_id, id);
    create index approval_responses_agreement on approval_responses (agreement_id, id);
    drop table known_copies, own;
  `.execute(database);
}
