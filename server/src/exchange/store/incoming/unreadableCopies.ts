import { sql } from 'kysely';
import type { UnreadableCopies, UnreadableCopy } from 'shared-contracts/exchange/unreadableCopies.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import { AWAY, NOT_TAKEN } from '../../status/attentionRule.ts';
import { shortText } from '../shortReason.ts';
import { userName } from '../userName.ts';
import { type AskedOffers, type WantedPlace, wantedBy } from './listIncoming.ts';
import { saysSomething } from './saysSomething.ts';

/** Other events of the same copy. */
const ofSameCopy = (table: string) => sql`
  ${sql.ref(`${table}.hei_id`)} = offer.hei_id and ${sql.ref(`${table}.iia_id`)} = offer.iia_id and ${sql.ref(`${table}.kind`)} = offer.kind`;

/** A first copy that cannot be fetched yet: nothing else is known of it. */
const IS_FIRST_AWAY = sql`(news = 'failed' and failure = any(${AWAY}::text[]) and not exists (
    select from exchange_incoming other where ${ofSameCopy('other')} and other.id <> offer.id
      and (other.id > offer.id or ${saysSomething('other')}))
  and not exists (select from partner_agreements known where known.hei_id = offer.hei_id and known.iia_id = offer.iia_id))`;

/** The latest event that says something of each copy, where that is why it was not taken, and no agreement of ours is known that it belongs to. */
const FROM = sql`
  from exchange_incoming offer left join institutions on institutions.hei_id = offer.hei_id
  where kind = 'iia-cnr' and agreement_id is null and news = any(${NOT_TAKEN}::text[])
    and (${IS_FIRST_AWAY} or (${saysSomething('offer')} and not exists (
      select from exchange_incoming newer where ${ofSameCopy('newer')} and newer.id > offer.id and ${saysSomething('newer')})))
    and not exists (
      select from iia_exchanges where partner_hei_id = offer.hei_id and partner_iia_id = offer.iia_id)`;

type Row = Omit<UnreadableCopy, 'since' | 'nextTryAt'> & {
  readonly since: Date;
  readonly nextTryAt: Date | null;
};

/** Since: it was announced after it had been taken last. */
const selectIn = (language: LanguageTag = 'en') => sql`
  select offer.id::integer as id, offer.hei_id as "heiId", institutions.name as "institutionName", institutions.name_gr as "institutionNameGR",
    offer.iia_id as "iiaId", coalesce((
      select min(first.received_at) from exchange_incoming first
      where ${ofSameCopy('first')} and first.id > coalesce((
        select max(taken.id) from exchange_incoming taken
        where ${ofSameCopy('taken')} and taken.state = 'done' and taken.news <> all(${NOT_TAKEN}::text[]) and taken.news <> 'repeated'), 0)
    ), received_at) as since, (
      select next_try_at from exchange_incoming waiting where ${ofSameCopy('waiting')} and waiting.state = 'waiting') as "nextTryAt",
    news, failure, status, ${shortText('words')} as words, ${shortText('detail')} as detail,
    case when put_away_at is not null then json_build_object('at', to_json(put_away_at), 'by', (
      select ${userName(language)} from users where users.id = put_away_by)) end as "putAway"
  ${FROM}`;

/** Lists a page of the copies that partners announced, that have no agreement of ours to be shown with, and that could not be taken; the latest first. */
export async function listUnreadable(database: Database, asked: AskedOffers): Promise<UnreadableCopies> {
  const wanted = wantedBy(asked, sql`null`);
  const { rows } = await sql<Row>`
    ${selectIn(asked.language)} and ${wanted} order by offer.id desc limit ${asked.top} offset ${asked.skip}`.execute(
    database,
  );
  const counts = await sql<Pick<UnreadableCopies, 'total' | 'waiting' | 'away'>>`
    select count(*) filter (where ${wanted})::integer as total, count(*) filter (where put_away_at is null)::integer as waiting,
      count(*) filter (where put_away_at is not null)::integer as away ${FROM}`.execute(database);
  const partners = await sql<UnreadableCopies['partners'][number]>`
    select distinct offer.hei_id as "heiId", institutions.name, institutions.name_gr as "nameGR" ${FROM} order by 2 nulls last, 1`.execute(
    database,
  );
  const { total = 0, waiting = 0, away = 0 } = counts.rows[0] ?? {};
  return {
    total,
    waiting,
    away,
    partners: partners.rows,
    value: rows.map(toCopy),
    hasMore: asked.skip + rows.length < total,
  };
}

/** Counts those that are not put away. */
export async function countUnreadable(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${FROM} and put_away_at is null`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Puts a copy away, until the partner announces it anew, or takes it back; gives it as it is now, undefined when it is in the list no more. */
export async function putUnreadableAway(
  database: Database,
  { id, isAway, userId, at, language }: WantedPlace,
): Promise<UnreadableCopy | undefined> {
  if ((await findUnreadable(database, id)) === undefined) return undefined;
  await database
    .updateTable('exchange_incoming')
    .set(isAway ? { put_away_at: at, put_away_by: userId } : { put_away_at: null, put_away_by: null })
    .where('id', '=', String(id))
    .where('put_away_at', isAway ? 'is' : 'is not', null)
    .execute();
  const { rows } = await sql<Row>`${selectIn(language)} and offer.id = ${id}`.execute(database);
  return rows.map(toCopy)[0];
}

/** Finds which copy one of the list's is; undefined when it is in the list no more. */
export async function findUnreadable(
  database: Database,
  id: number,
): Promise<{ readonly heiId: string; readonly iiaId: string } | undefined> {
  const { rows } = await sql<{ heiId: string; iiaId: string }>`
    select offer.hei_id as "heiId", offer.iia_id as "iiaId" ${FROM} and offer.id = ${id}`.execute(database);
  return rows[0];
}

function toCopy({ since, nextTryAt, putAway, ...row }: Row): UnreadableCopy {
  return {
    ...row,
    since: since.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
    putAway: putAway && { ...putAway, at: new Date(putAway.at).toISOString() },
  };
}
