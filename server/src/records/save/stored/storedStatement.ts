import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Field, Link, SetDefinition } from '../../model/definition.ts';
import type { Key } from '../../model/key.ts';
import { columnOf, POSITION_COLUMN } from '../../model/columns.ts';
import { wireValue } from '../../model/wireValue.ts';

type Row = Record<string, unknown>;

/** Compiled once for each set; what reads one record apart from what reads several: PostgreSQL plans an array of ids anew for every call. */
type Statements = WeakMap<SetDefinition, { one?: CompiledQuery<Row>; several?: CompiledQuery<Row> }>;
type Columns = (definition: SetDefinition, alias: string) => readonly RawBuilder<unknown>[];

/** Stands in a compiled statement for the id or the ids, which differ from call to call. */
const NO_ID = null;
const flat: Statements = new WeakMap();
const whole: Statements = new WeakMap();

/** Gives the statement that reads some records of a set without their children and linked sets. */
export function flatStatement(
  database: Database,
  definition: SetDefinition,
  ids: readonly Key[],
): CompiledQuery<Row> {
  return compiled(flat, ownColumns, { database, definition, ids });
}

/**
 * Gives the statement that reads some records of a set with all that belongs to them: a record with its parts is one question to the
 * database, however many tables these lie in.
 */
export function wholeStatement(
  database: Database,
  definition: SetDefinition,
  ids: readonly Key[],
): CompiledQuery<Row> {
  return compiled(whole, allColumns, { database, definition, ids });
}

type Asked = {
  readonly database: Database;
  readonly definition: SetDefinition;
  readonly ids: readonly Key[];
};

function compiled(
  statements: Statements,
  columns: Columns,
  { database, definition, ids }: Asked,
): CompiledQuery<Row> {
  const ofSet = statements.get(definition) ?? {};
  statements.set(definition, ofSet);
  const type = definition.key.type === 'integer' ? sql`integer` : sql`text`;
  const compile = (id: RawBuilder<unknown>) =>
    sql<Row>`select ${sql.join(columns(definition, 'r'))} from ${sourceOf(definition, 'r')}
    where ${sql.ref('r.id')} = ${id}`.compile(database);
  if (ids.length === 1) {
    ofSet.one ??= compile(sql`${NO_ID}::${type}`);
    return { ...ofSet.one, parameters: ids };
  }
  ofSet.several ??= compile(sql`any(${NO_ID}::${type}[])`);
  return { ...ofSet.several, parameters: [ids] };
}

function sourceOf({ table }: SetDefinition, alias: string): RawBuilder<unknown> {
  return sql`${sql.table(table)} as ${sql.id(alias)}`;
}

function ownColumns(definition: SetDefinition, alias: string): readonly RawBuilder<unknown>[] {
  const fields = Object.entries(definition.fields).map(([member, field]) => {
    const column = sql.ref(`${alias}.${columnOf(member, field)}`);
    return sql`${storedValue(column, field)} as ${sql.id(member)}`;
  });
  const links = Object.entries(definition.links).flatMap(([member, link]) =>
    link.kind === 'toOne' ? [sql`${sql.ref(`${alias}.${link.column}`)} as ${sql.id(member)}`] : [],
  );
  return [sql.ref(`${alias}.id`), ...fields, ...links];
}

/** What the driver would give in another form than the wire is written in its form. */
function storedValue(column: RawBuilder<unknown>, field: Field): RawBuilder<unknown> {
  switch (field.type) {
    case 'number':
      return sql`${column}::float8`;
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD')`;
    case 'content':
      return sql`(select jsonb_build_object('sha256', sha256, 'size', size) from file_contents where sha256 = ${column})`;
    default:
      return wireValue(column, field.type);
  }
}

function allColumns(definition: SetDefinition, alias: string): readonly RawBuilder<unknown>[] {
  const parts = Object.entries(definition.links).flatMap(([member, link], index) =>
    link.kind === 'toOne' ? [] : [sql`${partOf(link, alias, `${alias}_${index}`)} as ${sql.id(member)}`],
  );
  return [...ownColumns(definition, alias), ...parts];
}

/** JSON of what belongs to one record under one link; children and linked ids in stored order. */
function partOf(link: Exclude<Link, { kind: 'toOne' }>, owner: string, alias: string): RawBuilder<unknown> {
  const id = sql.ref(`${owner}.id`);
  const part = sql.id(`${alias}_part`);
  if (link.kind === 'linkedMany') {
    const { table, from, to } = link.through;
    return sql`(select coalesce(json_agg(${sql.ref(to)} order by ${sql.ref(to)}), '[]') from ${sql.table(table)} where ${sql.ref(from)} = ${id})`;
  }
  const definition = link.target;
  const children = sql`select ${sql.join(allColumns(definition, alias))} from ${sourceOf(definition, alias)}
    where ${ownership(definition, alias, id)}
    order by ${sql.ref(`${alias}.${POSITION_COLUMN}`)}, ${sql.ref(`${alias}.id`)}`;
  return link.kind === 'ownedOne'
    ? sql`(select row_to_json(${part}) from (${children} limit 1) ${part})`
    : sql`(select coalesce(json_agg(${part}), '[]') from (${children}) ${part})`;
}

/** The children of an owner, with the fixed values that tell siblings in one table apart. */
function ownership(
  definition: SetDefinition,
  alias: string,
  owner: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (definition.owner === undefined) throw new TypeError(`${definition.name} has no owner`);
  const constants = Object.entries(definition.owner.constant ?? {});
  return sql.join(
    [
      sql`${sql.ref(`${alias}.${definition.owner.column}`)} = ${owner}`,
      ...constants.map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${sql.lit(value)}`),
    ],
    sql` and `,
  );
}
