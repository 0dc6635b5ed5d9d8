import { conditionsOf } from '../../grants/conditions.ts';
import { conditionSql } from '../../grants/conditionSql.ts';
import type { Opening } from '../../grants/readRights.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { Row } from '../../sql/row.ts';
import { allOf, anyOf } from '../../sql/sqlList.ts';
import type { Statement } from './statement.ts';
import type { Sql } from '../../sql/sql.ts';

/** Conditions that keep the rows which the caller may not read out; none when every row is open. */
export function rowsRule(statement: Statement, row: Row): readonly Sql[] {
  return openingRule(statement, row, statement.rightsOf(row.definition).rows);
}

/**
 * Turns the conditions of grants into SQL; none when there is nothing to check.
 *
 * Grants may look at members that the caller may not read: the conditions are the server's own.
 */
export function openingRule(statement: Statement, row: Row, opening: Opening): readonly Sql[] {
  const { caller } = statement;
  if (opening === 'all' || caller === null) return [];
  const join = (definition: SetDefinition): Row => {
    statement.touch(definition);
    return new Row(definition, statement.nextAlias());
  };
  const grants = opening.map((where) =>
    allOf(conditionsOf(row.definition, where, caller).map((condition) => conditionSql(condition, row, join))),
  );
  return [anyOf(grants)];
}
