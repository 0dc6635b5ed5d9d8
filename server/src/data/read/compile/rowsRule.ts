import { sql } from 'kysely';
import { ME, type ConditionValue } from 'shared-contracts/access.ts';
import { findMember, targetOf } from './members.ts';
import type { Opening } from './rights.ts';
import { Row } from './row.ts';
import { allOf, anyOf } from './sqlList.ts';
import type { Sql, Statement } from './statement.ts';

/** Conditions that keep the rows which the caller may not read out; none when every row is open. */
export function rowsRule(statement: Statement, row: Row): readonly Sql[] {
  return openingRule(statement, row, statement.rightsOf(row.definition).rows);
}

/** Turns the conditions of grants into SQL; none when there is nothing to check. */
export function openingRule(statement: Statement, row: Row, opening: Opening): readonly Sql[] {
  if (opening === 'all') return [];
  const grants = opening.map((where) =>
    allOf(
      Object.entries(where).map(([path, accepted]) =>
        memberRule(statement, row, path.split('/'), typeof accepted === 'object' ? accepted : [accepted]),
      ),
    ),
  );
  return [anyOf(grants)];
}

/** Grants may look at members that the caller may not read: the conditions are the server's own. */
function memberRule(
  statement: Statement,
  row: Row,
  [name = '', ...rest]: readonly string[],
  accepted: readonly ConditionValue[],
): Sql {
  if (name === '') return isAmong(statement, row.key, accepted);
  const member = findMember(row.definition, name);
  if (member?.kind === 'key') return isAmong(statement, row.key, accepted);
  if (member?.kind === 'field') return isAmong(statement, row.column(member.column), accepted);
  if (member?.link.kind !== 'toOne') throw new Error(`A grant on ${row.definition.name} names ${name}`);
  const definition = targetOf(member.link);
  const link = row.column(member.link.column);
  if (rest.length === 0 || rest[0] === 'id') return isAmong(statement, link, accepted);
  const target = new Row(definition, statement.nextAlias());
  statement.touch(definition);
  return sql`${link} in (select ${target.key} from ${target.source} where ${memberRule(statement, target, rest, accepted)})`;
}

function isAmong(statement: Statement, value: Sql, accepted: readonly ConditionValue[]): Sql {
  return anyOf(
    accepted.map((choice) => {
      const wanted = choice === ME ? (statement.caller?.id ?? null) : choice;
      // The rights' own values stand in the statement, so that the planner can use partial indexes.
      return sql`${value} = ${typeof wanted === 'boolean' ? sql.lit(wanted) : wanted}`;
    }),
  );
}
