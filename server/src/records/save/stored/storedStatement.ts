import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Field, Link, SetDefinition } from '../../model/definition.ts';
import type { Key } from '../../model/key.ts';
import { columnOf, POSITION_COLUMN } from '../../model/columns.ts';
import { wireValue } from '../../model/wireValue.ts';

type Row = Record<string, unknown>;

/** Stands in a compiled statement for the ids, which differ from call to call. */
const NO_IDS: readonly Key[] = [];
const flat = new WeakMap<SetDefinition, CompiledQuery<Row>>();
const whole = new WeakMap<SetDefinition, CompiledQuery<Row>>();

/** Gives the statement that reads some records of a set without their children and linked sets; compiled once for each set. */
export function flatStatement(
  database: Database,
  definition: SetDefinition,
  ids: readonly Key[],
): CompiledQuery<Row> {
  const compiled =
    flat.get(definition) ?? select(definition, 'r', ownColumns(definition, 'r')).compile(database);
  flat.set(definition, compiled);
  return { ...compiled, parameters: [ids] };
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
  const compiled =
    whole.get(definition) ?? select(definition, 'r', allColumns(definition, 'r')).compile(database);
  whole.set(definition, compiled);
  return { ...compiled, parameters: [ids] };
}

function select(definition: SetDefinition, alias: string, columns: readonly RawBuilder<unknown>[]) {
  const type = definition.key.type === 'integer' ? sql`integer[]` : sql`text[]`;
  return sql<Row>`select ${sql.join(columns)} from ${sourceOf(definition, alias)}
    where ${sql.ref(`${alias}.id`)} = any(${NO_IDS}::${type})`;
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
