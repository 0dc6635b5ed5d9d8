import { sql } from 'kysely';
import {
  MOST_UNREADABLE,
  type UnreadableCopies,
  type UnreadableCopy,
} from 'shared-contracts/exchange/unreadableCopies.ts';
import type { Database } from '../../../database/database.ts';
import { NOT_TAKEN } from '../../status/attentionRule.ts';
import { saysSomething } from './saysSomething.ts';

/** The latest event that says something of each copy, where that is why it was not taken, and no agreement of ours is known that it belongs to. */
const UNREADABLE = sql`
  select * from exchange_incoming event
  where kind = 'iia-cnr' and agreement_id is null and news = any(${NOT_TAKEN}::text[]) and ${saysSomething('event')}
    and not exists (
      select from exchange_incoming newer
      where newer.hei_id = event.hei_id and newer.iia_id = event.iia_id and newer.kind = event.kind and newer.id > event.id
        and ${saysSomething('newer')})
    and not exists (
      select from iia_exchanges where partner_hei_id = event.hei_id and partner_iia_id = event.iia_id)`;

type Row = Omit<UnreadableCopy, 'since' | 'nextTryAt'> & {
  readonly since: Date;
  readonly nextTryAt: Date | null;
};

/** Lists copies that partners announced, that have no agreement of ours to be shown with, and that could not be taken; the latest first. */
export async function listUnreadable(database: Database): Promise<UnreadableCopies> {
  const { rows } = await sql<Row>`
    with unreadable as (${UNREADABLE} order by id desc limit ${MOST_UNREADABLE + 1})
    select unreadable.id::integer as id, unreadable.hei_id as "heiId", institutions.name as "institutionName", institutions.name_gr as "institutionNameGR", iia_id as "iiaId",
      coalesce((
        select min(first.received_at) from exchange_incoming first
        where first.hei_id = unreadable.hei_id and first.iia_id = unreadable.iia_id and first.kind = unreadable.kind
          and first.id > coalesce((
            select max(taken.id) from exchange_incoming taken
            where taken.hei_id = unreadable.hei_id and taken.iia_id = unreadable.iia_id and taken.kind = unreadable.kind
              and taken.state = 'done' and taken.news <> all(${NOT_TAKEN}::text[]) and taken.news <> 'repeated'), 0)
      ), received_at) as since, next_try_at as "nextTryAt", news, failure, status, words, detail
    from unreadable left join institutions on institutions.hei_id = unreadable.hei_id
    order by unreadable.id desc`.execute(database);
  return {
    value: rows.slice(0, MOST_UNREADABLE).map((row) => ({
      ...row,
      since: row.since.toISOString(),
      nextTryAt: row.nextTryAt?.toISOString() ?? null,
    })),
    hasMore: rows.length > MOST_UNREADABLE,
  };
}

/** Counts those that the list names. */
export async function countUnreadable(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${UNREADABLE} limit ${MOST_UNREADABLE}) listed`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Finds which copy one of the list's is; undefined when it is in the list no more. */
export async function findUnreadable(
  database: Database,
  id: number,
): Promise<{ readonly heiId: string; readonly iiaId: string } | undefined> {
  const { rows } = await sql<{ heiId: string; iiaId: string }>`
    select hei_id as "heiId", iia_id as "iiaId" from (${UNREADABLE}) unreadable where id = ${id}`.execute(
    database,
  );
  return rows[0];
}
