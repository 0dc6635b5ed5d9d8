import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { SetDefinition } from '../../model/definition.ts';
import type { Query } from '../../query/queryOptions.ts';
import { membersOf } from '../shape/entries.ts';
import { assertReadable, openMember } from '../compile/environment.ts';
import { linkedJson } from '../shape/linkedJson.ts';
import { boundedItem } from '../cost/answerBytes.ts';
import { Row } from '../../sql/row.ts';
import { rowsRule } from '../compile/rowsRule.ts';
import { shapeOfLevel } from '../shape/shape.ts';
import { allOf, OBJECT } from '../../sql/sqlList.ts';
import { Statement } from '../compile/statement.ts';
import type { Sql } from '../../sql/sql.ts';
import { guarded } from '../compile/values.ts';
import { wireValue } from '../../model/wireValue.ts';

/** Which record is meant: by id, or a user by the name in the token. */
export type ItemKey = { readonly id: number | string } | { readonly name: string };

/** - tables: that the statement reads */
export type ItemStatement = { readonly read: Sql; readonly tables: number };

export type ItemOptions = Pick<Query, 'select' | 'expand' | 'levels'>;

/**
 * Compiles the read of one record: a row with `item` as JSON text and `version`, or no row.
 *
 * Throws a `Problem`: 400 for what does not fit the model, 403 for closed sets and members.
 */
export function itemStatement(
  definition: SetDefinition,
  key: ItemKey,
  options: ItemOptions,
  caller: Caller | null,
): ItemStatement {
  const { statement, root } = openSet(definition, caller);
  statement.contentsOf = root;
  const list = membersOf(statement, root, { ...options, shape: shapeOfLevel(options.levels) });
  const read =
    boundedItem(sql`select (select row_to_json(${OBJECT})::text from (select ${list}) ${OBJECT}) as item, ${versionOf(root)} as version
    from ${root.source} where ${matching(statement, root, key)}`);
  return { read, tables: statement.tables };
}

/** Compiles the read of what a single link of a record leads to; `item` is null when the link is empty. */
export function linkedItemStatement(
  definition: SetDefinition,
  key: ItemKey,
  name: string,
  options: ItemOptions,
  caller: Caller,
): ItemStatement {
  const { statement, root } = openSet(definition, caller);
  const { member, guard } = openMember(statement, root, name, name);
  if (member.kind !== 'link') throw new Error(`${name} is no link`);
  const showing = { ...options, shape: shapeOfLevel(options.levels) };
  const item = linkedJson(statement, root, member.link, (target) => membersOf(statement, target, showing));
  const read = boundedItem(sql`select (${guarded(item, guard)})::text as item, null as version
    from ${root.source} where ${matching(statement, root, key)}`);
  return { read, tables: statement.tables };
}

function openSet(
  definition: SetDefinition,
  caller: Caller | null,
): { readonly statement: Statement; readonly root: Row } {
  const statement = new Statement(caller);
  assertReadable(statement, definition);
  return { statement, root: new Row(definition, statement.nextAlias()) };
}

function matching(statement: Statement, root: Row, key: ItemKey): Sql {
  const isIt = 'id' in key ? sql`${root.key} = ${key.id}` : sql`${root.column('name')} = ${key.name}`;
  return allOf([isIt, ...rowsRule(statement, root)]);
}

function versionOf(root: Row): Sql {
  if (!Object.hasOwn(root.definition.fields, 'dateModified')) return sql`null`;
  return wireValue(root.column('date_modified'), 'dateTime');
}
