import { OWN_IIA_ID } from './copies/ownIiaIds.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Attention, AttentionRow } from 'shared-contracts/exchange/exchangeAttention.ts';
import type { Database } from '../../database/database.ts';
import { isoTime } from '../../database/isoTime.ts';
import { ANSWERED_BY_SENDING, FOR_PEOPLE } from '../status/attentionRule.ts';
import { saysSomething } from './incoming/saysSomething.ts';
import { longUndelivered } from './outgoing/undelivered.ts';

/**
 * Events that are for people, by the agreement that they are about and its partner's names; kept apart, so that few rows are compared with newer ones.
 *
 * - candidates: condition on the events that may matter
 */
const eventsForPeople = (candidates: RawBuilder<unknown>) => sql`
  select events.*, partner_hei_id, case kind when 'iia-cnr' then partner_iia_id else (
      select ${OWN_IIA_ID} from agreements where id = of_agreement) end as named_iia_id
  from (
    select events.*, coalesce(agreement_id, case kind
      when 'iia-cnr' then (
        select agreement_id from iia_exchanges where partner_hei_id = hei_id and partner_iia_id = iia_id)
      else (
        select agreement_id from iia_exchanges join agreements on agreements.id = agreement_id
        where partner_hei_id = events.hei_id and (agreements.iia_id = events.iia_id
          or (agreements.iia_id is null and agreements.id = substring(events.iia_id from '^[1-9][0-9]{0,8}$')::integer)))
    end) as of_agreement
    from exchange_incoming events where news = any(${FOR_PEOPLE}::text[]) and ${saysSomething('events')} and ${candidates}
  ) events left join iia_exchanges on iia_exchanges.agreement_id = of_agreement`;

/** Of those the latest of each kind that says something, unless a person has answered it by sending, or has parted the copies since. */
const LATEST_EVENTS = sql`
  select * from events_for_people event
  where not exists (
    select from exchange_incoming newer
    where agreement_id = of_agreement and newer.kind = event.kind and newer.id > event.id and ${saysSomething('newer')}
  ) and not exists (
    select from exchange_incoming newer
    where agreement_id is null and hei_id = partner_hei_id and iia_id = named_iia_id
      and newer.kind = event.kind and newer.id > event.id and ${saysSomething('newer')}
  ) and not (news = any(${ANSWERED_BY_SENDING}::text[]) and exists (
    select from exchange_deliveries sent
    where agreement_id = of_agreement and sent.kind = 'iia-cnr' and user_id is not null and created_at > settled_at
  )) and not exists (
    select from parted_copies where parted_copies.agreement_id = of_agreement and parted_copies.at >= coalesce(settled_at, received_at)
  )`;

/** Lists a page of the agreements that people have to look into, each once, the one with the newest reason first. */
export async function listAttention(
  database: Database,
  now: Date,
  { top, skip }: { readonly top: number; readonly skip: number },
): Promise<Attention> {
  const { rows } = await sql<AttentionRow>`
    with ${reasonsAt(now)}, listed as (
      select agreements.id, start_year_id, end_year_id, json_agg(reason order by since desc) as reasons, max(since) as since
      from reasons join agreements on agreements.id = agreement_id and not is_deleted
      group by agreements.id order by max(since) desc, agreements.id desc limit ${top} offset ${skip}
    )
    select listed.id as "agreementId", start_year_id as "startYear", end_year_id as "endYear", reasons,
      coalesce(nullif(partner_hei_id, ''), partner.hei_id) as "heiId", partner.name as "institutionName",
      partner.name_gr as "institutionNameGR"
    from listed left join iia_exchanges on iia_exchanges.agreement_id = listed.id
    left join lateral (
      select name, name_gr, hei_id from agreement_institutions join institutions on institutions.id = institution_id
      where agreement_institutions.agreement_id = listed.id and not is_local order by institutions.id limit 1
    ) partner on true
    order by since desc, listed.id desc`.execute(database);
  const total = await countAttention(database, now);
  return { total, value: rows, hasMore: skip + rows.length < total };
}

/** Counts the agreements that people have to look into. */
export async function countAttention(database: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${reasonsAt(now)}
    select count(distinct agreement_id)::integer as count
    from reasons join agreements on agreements.id = agreement_id and not is_deleted`.execute(database);
  return rows[0]?.count ?? 0;
}

const reasonsAt = (now: Date) => sql`
    events_for_people as materialized (${eventsForPeople(sql`true`)}), events as (${LATEST_EVENTS}), undelivered as (
      select *, case state when 'waiting' then created_at
        else coalesce((select max(at) from exchange_attempts where delivery_id = undelivered.id), created_at) end as since
      from (${longUndelivered(sql`${now}::timestamptz`)}) undelivered
    ), reasons as (
      select of_agreement as agreement_id, coalesce(settled_at, received_at) as since, json_build_object('about', 'partner',
        'since', ${isoTime(sql`coalesce(settled_at, received_at)`)}, 'kind', kind, 'news', news, 'failure', failure, 'status', status) as reason
      from events
      union all
      select agreement_id, since, json_build_object('about', 'delivery',
        'since', ${isoTime(sql`since`)}, 'kind', kind, 'state', state, 'nextTryAt', ${isoTime(sql`next_try_at`)})
      from undelivered
    )`;

/** Finds the events of one agreement that people have to look into, by their ids: of each kind one at most. */
export async function findEventsForPeople(
  database: Database,
  agreementId: number,
): Promise<ReadonlySet<number>> {
  const ofIt = sql`(agreement_id = ${agreementId} or agreement_id is null)`;
  const { rows } = await sql<{ id: number }>`
    with events_for_people as materialized (select * from (${eventsForPeople(ofIt)}) events where of_agreement = ${agreementId}),
      events as (${LATEST_EVENTS})
    select id::integer from events`.execute(database);
  return new Set(rows.map(({ id }) => id));
}
