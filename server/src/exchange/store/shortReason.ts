import { type RawBuilder, sql } from 'kysely';
import type { EventReason } from 'shared-contracts/exchange/partnerEvents.ts';
import type { Database } from '../../database/database.ts';

/** Characters of what a partner's system says in a list: the text that a hash is of is as long as the agreement. */
const MOST_CHARACTERS = 300;

/** Selects a text of a partner, shortened for a list. */
export function shortText(column: string): RawBuilder<string | null> {
  const text = sql.ref(column);
  return sql`case when length(${text}) > ${sql.lit(MOST_CHARACTERS)} then left(${text}, ${sql.lit(MOST_CHARACTERS)}) || '…' else ${text} end`;
}

/** Reads the whole text of an event of a partner; undefined when there is none of this id. */
export async function readEventReason(database: Database, id: number): Promise<EventReason | undefined> {
  return database
    .selectFrom('exchange_incoming')
    .select(['words', 'detail'])
    .where('id', '=', String(id))
    .executeTakeFirst();
}
