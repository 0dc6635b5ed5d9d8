import { sql, type RawBuilder } from 'kysely';
import { AWAY } from '../../status/attentionRule.ts';

/** Whether an event of a partner, a row of `exchange_incoming` under a name, tells people anything: a partner that is away for a while does not. */
export function saysSomething(table: string): RawBuilder<boolean> {
  const { news, failure, state, source } = {
    news: sql.ref(`${table}.news`),
    failure: sql.ref(`${table}.failure`),
    state: sql.ref(`${table}.state`),
    source: sql.ref(`${table}.source`),
  };
  return sql`(${news} <> 'repeated' and (${news} <> 'failed' or ${failure} is null or ${failure} <> all(${AWAY}::text[])
    or (${state} = 'given-up' and ${source} <> 'office')))`;
}
