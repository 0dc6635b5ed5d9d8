import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { columnOf, POSITION_COLUMN } from '../../model/columns.ts';
import { changedMembers } from '../stored/changedMembers.ts';
import { childrenOf } from '../stored/childRecords.ts';
import { type Key, keyOf } from '../../model/key.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

/** One child that is to be written, with the id of its owner and its place among its siblings. */
type Placed = { readonly owner: Key; readonly position: number; readonly child: StoredRecord };

/** PostgreSQL takes 65,535 parameters in one statement; the widest child set has fewer than 40 columns. */
const ROWS_PER_INSERT = 1000;

/**
 * Replaces the children of one record under one member.
 *
 * Everything is deleted and written anew: children that stay keep their ids, and no two statements can disagree about
 * positions or about the rows that a unique constraint allows. A child that was alone and stays alone is changed where it is.
 */
export async function replaceChildren(
  database: Database,
  definition: SetDefinition,
  owner: Key,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
): Promise<void> {
  const [former, ...formers] = before;
  const [present, ...others] = after;
  const isOne = former !== undefined && formers.length === 0 && others.length === 0;
  if (isOne && present !== undefined && present.id === former.id) {
    await changeChild(database, definition, former, present);
    return;
  }
  if (before.length > 0) {
    await sql`delete from ${sql.table(definition.table)} where id = any(${before.map((child) => keyOf(child.id))})`.execute(
      database,
    );
  }
  await insertChildren(
    database,
    definition,
    after.map((child, position) => ({ owner, position, child })),
  );
}

async function changeChild(
  database: Database,
  definition: SetDefinition,
  before: StoredRecord,
  after: StoredRecord,
): Promise<void> {
  const id = keyOf(before.id);
  const changed = new Set(changedMembers(definition, before, after));
  const columns = childColumns(definition).filter(({ member }) => changed.has(member));
  if (columns.length > 0) {
    const assignments = columns.map(({ column, read }) => sql`${sql.ref(column)} = ${read(after)}`);
    await sql`update ${sql.table(definition.table)} set ${sql.join(assignments)} where id = ${id}`.execute(
      database,
    );
  }
  for (const [member, link] of Object.entries(definition.links)) {
    if (!changed.has(member) || (link.kind !== 'ownedMany' && link.kind !== 'ownedOne')) continue;
    await replaceChildren(database, link.target, id, childrenOf(before, member), childrenOf(after, member));
  }
}

async function insertChildren(
  database: Database,
  definition: SetDefinition,
  placed: readonly Placed[],
): Promise<void> {
  if (placed.length === 0) return;
  const ids = await childIds(database, definition, placed);
  for (let start = 0; start < placed.length; start += ROWS_PER_INSERT) {
    await insertRows(
      database,
      definition,
      placed.slice(start, start + ROWS_PER_INSERT),
      ids.slice(start, start + ROWS_PER_INSERT),
    );
  }
  for (const [member, link] of Object.entries(definition.links)) {
    if (link.kind !== 'ownedMany' && link.kind !== 'ownedOne') continue;
    const inner = placed.flatMap(({ child }, index) =>
      childrenOf(child, member).map((grandchild, position) => ({
        owner: keyOf(ids[index]),
        position,
        child: grandchild,
      })),
    );
    await insertChildren(database, link.target, inner);
  }
}

/** Gives each child its id before it is written, so that its own children can name it. */
async function childIds(
  database: Database,
  definition: SetDefinition,
  placed: readonly Placed[],
): Promise<Key[]> {
  const missing = placed.filter(({ child }) => child.id === undefined).length;
  if (missing === 0) return placed.map(({ child }) => keyOf(child.id));
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${definition.table}, 'id'))::integer as id from generate_series(1, ${missing}::integer)`.execute(
    database,
  );
  const fresh = rows.map((row) => row.id).values();
  return placed.map(({ child }) => keyOf(child.id ?? fresh.next().value));
}

async function insertRows(
  database: Database,
  definition: SetDefinition,
  placed: readonly Placed[],
  ids: readonly Key[],
): Promise<void> {
  if (definition.owner === undefined) throw new TypeError(`${definition.name} has no owner`);
  const constants = Object.entries(definition.owner.constant ?? {});
  const members = childColumns(definition);
  const columns = [
    'id',
    definition.owner.column,
    POSITION_COLUMN,
    ...constants.map(([column]) => column),
    ...members.map(({ column }) => column),
  ];
  const rows = placed.map(({ owner, position, child }, index) => {
    const values = [ids[index], owner, position, ...constants.map(([, value]) => value)].map(
      (value) => sql`${value}`,
    );
    return sql`(${sql.join([...values, ...members.map(({ read }) => read(child))])})`;
  });
  await sql`
    insert into ${sql.table(definition.table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows)}`.execute(database);
}

function childColumns(
  definition: SetDefinition,
): { member: string; column: string; read: (child: StoredRecord) => RawBuilder<unknown> }[] {
  const fields = Object.entries(definition.fields).map(([member, field]) => ({
    member,
    column: columnOf(member, field),
    read: (child: StoredRecord) => childValue(field.type === 'json', child[member]),
  }));
  const links = Object.entries(definition.links).flatMap(([member, link]) =>
    link.kind === 'toOne'
      ? [{ member, column: link.column, read: (child: StoredRecord) => sql`${child[member] ?? null}` }]
      : [],
  );
  return [...fields, ...links];
}

function childValue(isJson: boolean, value: unknown): RawBuilder<unknown> {
  if (value === null || value === undefined) return sql`null`;
  return isJson ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
