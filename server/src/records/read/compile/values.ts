import { sql } from 'kysely';
import type { FieldType } from 'shared-contracts/members/entity.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Path } from '../../query/filterTree.ts';
import { openMember, startOf, type Environment } from './environment.ts';
import { follow } from './hops.ts';
import { targetOf } from './members.ts';
import type { Row } from '../../sql/row.ts';
import { allOf, fromWhere } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';
import type { Statement } from './statement.ts';

/** Types that comparisons tell apart; texts of all sorts are one. */
export type ValueType = Exclude<FieldType, 'html' | 'monthDay' | 'content'>;

/** An expression and what it yields; folded: the same as `compare_text` makes it, where that is kept. */
export type Value = { readonly sql: Sql; readonly type: ValueType; readonly folded?: Sql };

/** Reads the value at the end of a path that crosses no collection, besides the bound ones. */
export function valueAt(environment: Environment, path: Path): Value {
  const { row, rest } = startOf(environment, path);
  return valueOf(environment, row, rest);
}

/** The same from a given row on; an empty path is the row's key. */
export function valueOf(environment: Environment, row: Row, [name, ...rest]: Path): Value {
  const { statement, option } = environment;
  if (name === undefined) return { sql: row.key, type: keyType(row.definition) };
  const { member, guard } = openMember(statement, row, name, option);
  if (member.kind !== 'link' && rest.length > 0) throw leadsNowhere(name, option);
  if (member.kind === 'key') return { sql: row.key, type: keyType(row.definition) };
  if (member.kind === 'field') {
    const { foldedColumn, type } = member.field;
    return {
      sql: guarded(row.column(member.column), guard),
      type: valueType(type),
      ...(foldedColumn && { folded: guarded(row.column(foldedColumn), guard) }),
    };
  }
  if (member.kind === 'derived') {
    return { sql: guarded(derivedValue(statement, row, name), guard), type: member.member.type };
  }
  const { link } = member;
  if (link.kind === 'ownedMany' || link.kind === 'linkedMany') throw crossesCollection(name, option);
  const target = targetOf(link);
  const isKey = rest.length === 0 || (rest.length === 1 && rest[0] === 'id');
  if (link.kind === 'toOne' && isKey && statement.rightsOf(target).rows === 'all') {
    return { sql: guarded(row.column(link.column), guard), type: keyType(target) };
  }
  const hop = follow(statement, row, link);
  const value = valueOf(environment, hop.target, rest);
  const { from, where } = hop.parts();
  return {
    sql: sql`(select ${value.sql} ${fromWhere(from, [...where, ...guard])})`,
    type: value.type,
  };
}

/** Writes the value of a derived member that may be asked for. */
export function derivedValue(statement: Statement, row: Row, name: string): Sql {
  const derived = statement.derive(row.definition, name);
  const column = row.derived.get(name);
  if (column !== undefined) return column;
  if (derived === undefined) throw new Error(`Nobody makes ${name}`);
  return derived.value(row, statement.caller);
}

/** Hides a value on rows where no grant opens it. */
export function guarded(value: Sql, guard: readonly Sql[]): Sql {
  return guard.length === 0 ? value : sql`case when ${allOf(guard)} then ${value} end`;
}

export function keyType(definition: SetDefinition): ValueType {
  return definition.key.type;
}

function valueType(type: FieldType): ValueType {
  return type === 'html' || type === 'monthDay' || type === 'content' ? 'text' : type;
}

function leadsNowhere(name: string, option: string): Error {
  return badQuery(option, {
    en: `'${quote(name)}' has no members of its own.`,
    el: `Το «${quote(name)}» δεν έχει δικά του πεδία.`,
  });
}

function crossesCollection(name: string, option: string): Error {
  return badQuery(option, {
    en: `'${quote(name)}' holds several records, which have no single value here.`,
    el: `Το «${quote(name)}» έχει πολλές εγγραφές, που δεν έχουν εδώ μία τιμή.`,
  });
}
