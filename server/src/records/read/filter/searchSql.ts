import { sql } from 'kysely';
import { badQuery } from '../../../platform/query/badQuery.ts';
import { type Environment, isOpen, notReadable, openMember } from '../compile/environment.ts';
import type { SortKey } from '../compile/orderSql.ts';
import { rowsRule } from '../compile/rowsRule.ts';
import type { Statement } from '../compile/statement.ts';
import type { Query } from '../../query/queryOptions.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { Row } from '../../sql/row.ts';
import type { Sql } from '../../sql/sql.ts';
import { allOf } from '../../sql/sqlList.ts';

const OPTION = '$search';

/**
 * Turns the words of a search into a condition; none where nothing is searched for.
 *
 * What is found tells of what was looked at: whoever may not read all of it, on every row, may not search, and rows that the caller may not read decide
 * nothing. Throws a `Problem`: 400 for a set that
 * cannot be searched, 403 for members that are closed.
 */
export function searchSql(
  { statement, root }: Environment,
  { search: text, isExact }: Pick<Query, 'search' | 'isExact'>,
): readonly Sql[] {
  if (text === undefined) return [];
  const { found, name } = root.definition;
  if (found === undefined) {
    throw badQuery(OPTION, {
      en: `${name} cannot be searched.`,
      el: `Το ${name} δεν υποστηρίζει αναζήτηση.`,
    });
  }
  for (const member of found.reads) {
    if (openMember(statement, root, member, OPTION).guard.length > 0) throw notReadable(member);
  }
  for (const set of found.touches) statement.touched.add(set);
  const readable = readableRows(statement, root.definition);
  const ids = found.ids({ text, isExact, readable, hasAll: hasAllOpen(statement, root) });
  return [sql`${root.key} in (select ${ids})`];
}

/** Sorts what is found by what is likeliest meant. */
export function foundOrder({ statement, root }: Environment, text: string): readonly SortKey[] {
  return root.definition.found?.order?.(root, { text, hasAll: hasAllOpen(statement, root) }) ?? [];
}

function hasAllOpen(statement: Statement, row: Row): boolean {
  return (row.definition.found?.readsBesides ?? []).every((member) => isOpen(statement, row, member));
}

/** Writes the array of ids of the rows that the caller may read; null for all rows. */
function readableRows(statement: Statement, definition: SetDefinition): Sql {
  const row = new Row(definition, statement.nextAlias());
  const rule = rowsRule(statement, row);
  return rule.length === 0
    ? sql`null::integer[]`
    : sql`array(select ${row.key} from ${row.source} where ${allOf(rule)})`;
}
