import { type RawBuilder, sql } from 'kysely';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets.ts';
import type { Database } from '../../database/database.ts';
import type { Field, Link, SetDefinition } from '../model/definition.ts';
import { columnOf, MODEL, POSITION_COLUMN } from '../model/model.ts';
import { wireValue } from '../model/wireValue.ts';
import type { Key } from '../model/key.ts';

/**
 * A record as it is compared, checked and audited: fields as on the wire, to-one members as bare ids, owned children as
 * records in stored order (`ownedOne` as one record or null), linked sets as ascending ids, file contents as their hash and size.
 *
 * Reading and saving go by a set's definition, whichever it is; code that knows its set has {@link RecordOf}.
 */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** A stored record of a set that is known by its name; of any other, the members are known at run time alone. */
export type RecordOf<Name extends SetName | ChildSetName> = SetName extends Name
  ? StoredRecord
  : ChildSetName extends Name
    ? StoredRecord
    : Stored<Name>;

/** A record that is being made or changed. */
export type MergedRecord = Record<string, unknown>;

/** The same of a set that is known by its name. */
export type MergedOf<Name extends SetName | ChildSetName> = SetName extends Name
  ? MergedRecord
  : ChildSetName extends Name
    ? MergedRecord
    : Unsaved<Name>;

type Row = Record<string, unknown>;

/** Reads whole records; those that do not exist are missing from the answer. */
export async function loadRecords<Name extends SetName | ChildSetName>(
  database: Database,
  definition: SetDefinition<Name>,
  ids: readonly Key[],
): Promise<Map<Key, RecordOf<Name>>> {
  const rows = await selectRows(database, definition, sql`where id = ${anyOf(definition, ids)}`);
  await attachParts(database, definition, rows);
  return byId(rows);
}

/** Reads records without children and linked sets: whole ones of a set that has neither. */
export async function loadFlatRecords<Name extends SetName | ChildSetName>(
  database: Database,
  definition: SetDefinition<Name>,
  ids: readonly Key[],
): Promise<Map<Key, RecordOf<Name>>> {
  return byId(await selectRows(database, definition, sql`where id = ${anyOf(definition, ids)}`));
}

/** The one place where rows become records of their set: they were selected by its definition, member by member. */
function byId<Name extends SetName | ChildSetName>(rows: readonly Row[]): Map<Key, RecordOf<Name>> {
  return new Map(rows.map((row) => [keyOf(row.id), row as RecordOf<Name>]));
}

/** Locks the rows of existing records until the transaction ends, in the order of their ids, so that two callers never wait for each other in a circle. */
export async function lockRecords(
  database: Database,
  definition: SetDefinition,
  ids: readonly Key[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from ${sql.table(definition.table)} where id = ${anyOf(definition, ids)} order by id for no key update`.execute(
    database,
  );
}

/** SQL for "one of these ids", typed as the set's key. */
export function anyOf(definition: SetDefinition, ids: readonly Key[]): RawBuilder<unknown> {
  return definition.key.type === 'integer' ? sql`any(${ids}::integer[])` : sql`any(${ids}::text[])`;
}

export function keyOf(value: unknown): Key {
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError('a stored record has no id');
}

async function selectRows(
  database: Database,
  definition: SetDefinition,
  tail: RawBuilder<unknown>,
): Promise<Row[]> {
  const columns = [
    sql`id`,
    ...Object.keys(definition.fields).map((member) => fieldColumn(definition, member)),
    ...Object.entries(definition.links).flatMap(linkColumn),
  ];
  if (definition.owner !== undefined) columns.push(sql`${sql.ref(definition.owner.column)} as "@owner"`);
  const { rows } =
    await sql<Row>`select ${sql.join(columns)} from ${sql.table(definition.table)} ${tail}`.execute(database);
  return rows;
}

function fieldColumn(definition: SetDefinition, member: string): RawBuilder<unknown> {
  const field = definition.fields[member];
  if (field === undefined) throw new TypeError(`${definition.name} has no field ${member}`);
  const column = sql.ref(columnOf(member, field));
  return sql`${storedValue(column, field)} as ${sql.id(member)}`;
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

function linkColumn([member, link]: [string, Link]): RawBuilder<unknown>[] {
  return link.kind === 'toOne' ? [sql`${sql.ref(link.column)} as ${sql.id(member)}`] : [];
}

async function attachParts(
  database: Database,
  definition: SetDefinition,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  for (const [member, link] of Object.entries(definition.links)) {
    if (link.kind === 'linkedMany') await attachLinks(database, member, link, rows);
    else if (link.kind !== 'toOne') await attachChildren(database, member, link, rows);
  }
}

async function attachLinks(
  database: Database,
  member: string,
  link: Link & { kind: 'linkedMany' },
  rows: readonly Row[],
): Promise<void> {
  const { table, from, to } = link.through;
  const ids = rows.map((row) => keyOf(row.id));
  const pairs = await sql<{ from: Key; to: Key }>`
    select ${sql.ref(from)} as "from", ${sql.ref(to)} as "to" from ${sql.table(table)}
    where ${sql.ref(from)} = any(${ids}) order by 1, 2`.execute(database);
  const linked = Map.groupBy(pairs.rows, (pair) => pair.from);
  for (const row of rows) row[member] = (linked.get(keyOf(row.id)) ?? []).map((pair) => pair.to);
}

async function attachChildren(
  database: Database,
  member: string,
  link: Link & { kind: 'ownedMany' | 'ownedOne' },
  rows: readonly Row[],
): Promise<void> {
  const definition = MODEL[link.set];
  const owners = rows.map((row) => keyOf(row.id));
  const children = await selectRows(
    database,
    definition,
    sql`where ${ownedBy(definition, owners)} order by ${sql.ref(POSITION_COLUMN)}, id`,
  );
  await attachParts(database, definition, children);
  const byOwner = Map.groupBy(children, (child) => child['@owner']);
  for (const child of children) delete child['@owner'];
  for (const row of rows) {
    const own = byOwner.get(row.id) ?? [];
    row[member] = link.kind === 'ownedOne' ? (own[0] ?? null) : own;
  }
}

/** SQL condition for the children of some owners, with the fixed values that tell siblings in one table apart. */
export function ownedBy(definition: SetDefinition, owners: readonly Key[]): RawBuilder<unknown> {
  if (definition.owner === undefined) throw new TypeError(`${definition.name} has no owner`);
  const constants = Object.entries(definition.owner.constant ?? {});
  return sql.join(
    [
      sql`${sql.ref(definition.owner.column)} = any(${owners})`,
      ...constants.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    ],
    sql` and `,
  );
}
