import { sql } from 'kysely';
import type { Link } from '../../model/definition.ts';
import type { Expanded } from '../../query/expandOption.ts';
import type { Environment } from '../compile/environment.ts';
import { filterSql } from '../filter/filterSql.ts';
import { follow } from '../compile/hops.ts';
import { isCollection } from '../compile/members.ts';
import { orderBy, sortKeys } from '../compile/orderSql.ts';
import type { Row } from '../../sql/row.ts';
import { fromWhere, OBJECT } from '../../sql/sqlList.ts';
import type { Statement } from '../compile/statement.ts';
import type { Sql } from '../../sql/sql.ts';

type Options = Pick<Expanded, 'filter' | 'orderBy' | 'top' | 'skip'>;

/**
 * Builds the JSON of what a link leads to: an object or null, or an array.
 *
 * - membersOf: writes the SELECT list of a record that the link leads to
 * - options: those of `$expand`; on a single link only the filter applies
 */
export function linkedJson(
  statement: Statement,
  row: Row,
  link: Link,
  membersOf: (target: Row) => Sql,
  options: Options = { orderBy: [] },
): Sql {
  const hop = follow(statement, row, link);
  const environment: Environment = { statement, root: hop.target, bound: new Map(), option: '$expand' };
  const list = membersOf(hop.target);
  const filter = options.filter ? [filterSql(environment, options.filter)] : [];
  if (!isCollection(link)) {
    const { from, where } = hop.parts();
    return sql`(select row_to_json(${OBJECT}) from (select ${list} ${fromWhere(from, [...where, ...filter])}) ${OBJECT})`;
  }
  const order = orderBy(sortKeys(environment, options.orderBy));
  const { from, where } = hop.parts();
  const rows = sql`select ${list} ${fromWhere(from, [...where, ...filter])} order by ${order}${pageOf(options)}`;
  return sql`(select coalesce(json_agg(${OBJECT}), '[]') from (${rows}) ${OBJECT})`;
}

function pageOf({ top = 0, skip = 0 }: Options): Sql {
  const limit = top > 0 ? sql` limit ${top}` : sql``;
  return skip > 0 ? sql`${limit} offset ${skip}` : limit;
}
