import { sql } from 'kysely';
import type { Link, SetDefinition } from '../../model/definition.ts';
import { openMember } from '../compile/environment.ts';
import { siblingRule } from '../compile/hops.ts';
import type { Restriction } from './listStatement.ts';
import { Row } from '../../sql/row.ts';
import { rowsRule } from '../compile/rowsRule.ts';
import { allOf } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';

type Collection = Extract<Link, { kind: 'ownedMany' | 'linkedMany' }>;

/**
 * Keeps a list to the records that one collection of one record holds, where the caller may read that record and the collection.
 *
 * - owner, id: the record; name, link: the collection
 */
export function belonging(
  owner: SetDefinition,
  id: number | string,
  name: string,
  link: Collection,
): Restriction {
  return (statement, row) => {
    statement.touch(owner);
    const record = new Row(owner, statement.nextAlias());
    const { guard } = openMember(statement, record, name, name);
    const isReadable = allOf([sql`${record.key} = ${id}`, ...rowsRule(statement, record), ...guard]);
    return [...membership(row, id, link), sql`exists (select 1 from ${record.source} where ${isReadable})`];
  };
}

function membership(row: Row, id: number | string, link: Collection): readonly Sql[] {
  if (link.kind === 'linkedMany') {
    const { table, from, to } = link.through;
    return [
      sql`${row.key} in (select ${sql.ref(to)} from ${sql.table(table)} where ${sql.ref(from)} = ${id})`,
    ];
  }
  const column = row.definition.owner?.column;
  if (column === undefined) throw new Error(`${row.definition.name} has no owner`);
  return [sql`${row.column(column)} = ${id}`, ...siblingRule(row)];
}
