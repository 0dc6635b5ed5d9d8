import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Writes what partners' notifications led to, and why calls failed, as codes that screens have sentences for; finds kept documents by the agreement that they name,
 * and what people have to look into. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exchange_incoming rename column outcome to detail;
    alter table exchange_incoming
      add column news text,
      add column failure text,
      add column status integer,
      add column words text,
      add column agreement_id integer references agreements on delete cascade,
      add column source text not null default 'partner' check (source in ('partner', 'night', 'office')),
      add column user_id integer,
      add column next_try_at timestamptz(3),
      add column settled_at timestamptz(3);
    update exchange_incoming set detail = null, news = case detail
        when 'same' then 'unchanged'
        when 'changed' then 'changed'
        when 'reverted' then 'reverted'
        when 'deleted' then 'deleted'
        when 'kept' then case kind when 'iia-cnr' then 'deletion-ignored' else 'withdrawal-ignored' end
        when 'approved' then 'approved'
        when 'earlier' then 'approved-earlier'
        when 'other' then 'approved-other'
        when 'withdrawn' then 'approval-withdrawn'
        when 'none' then 'not-approved'
        when 'Not taken: wrong-hash.' then 'wrong-hash'
        when 'Not taken: other-partners.' then 'other-partners'
        when 'Offered to the office.' then 'offered'
        when 'Our agreement is deleted.' then 'our-agreement-deleted'
        when 'A later notification says the same.' then 'repeated'
        else 'no-agreement'
      end
    where state = 'done';
    update exchange_incoming set news = 'failed' where state <> 'done' and detail is not null;
    update exchange_incoming set settled_at = received_at where state in ('done', 'given-up');
    create index exchange_incoming_agreement on exchange_incoming (agreement_id, id);
    create index exchange_incoming_named on exchange_incoming (hei_id, iia_id, id);
    create index exchange_incoming_for_people on exchange_incoming (id) where news in
      ('deleted', 'deletion-ignored', 'approval-withdrawn', 'withdrawal-ignored', 'wrong-hash', 'other-partners', 'failed');
    create index exchange_deliveries_untold on exchange_deliveries (id) where state <> 'delivered';

    alter table exchange_attempts add column failure text, add column words text;

    alter table exchange_documents add column iia_ids text[] not null default '{}';
    update exchange_documents set iia_ids = array(
      select match[1] from regexp_matches(request, '[?&\n]iia_id=([^&\n]+)', 'g') match)
    where request like '%iia_id=%';
    create index exchange_documents_iias on exchange_documents using gin (iia_ids);
  `.execute(database);
}
