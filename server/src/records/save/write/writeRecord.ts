import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Link, SetDefinition } from '../../model/definition.ts';
import { columnOf } from '../../model/columns.ts';
import { hashOfContent } from '../posted/content.ts';
import { linkedIds } from '../merge/mergeRecord.ts';
import { changedMembers } from '../stored/changedMembers.ts';
import { childrenOf } from '../stored/childRecords.ts';
import { type Key, keyOf } from '../../model/key.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';
import { replaceChildren } from './writeChildren.ts';

/** Writes a new or changed root record with its children and links, and gives its id. */
export async function writeRecord(
  database: Database,
  definition: SetDefinition,
  before: StoredRecord | null,
  after: StoredRecord,
): Promise<Key> {
  const changed = new Set(changedMembers(definition, before, after));
  const columns = rowColumns(definition, after).filter(([member]) => before === null || changed.has(member));
  const id = before === null ? await insertRow(database, definition, columns) : keyOf(before.id);
  if (before !== null && columns.length > 0) await updateRow(database, definition, id, columns);
  for (const [member, link] of Object.entries(definition.links)) {
    if (!changed.has(member)) continue;
    if (link.kind === 'linkedMany')
      await replaceLinks(database, link, id, linkedIds(before, member), linkedIds(after, member));
    else if (link.kind !== 'toOne')
      await replaceChildren(database, link.target, id, childrenOf(before, member), childrenOf(after, member));
  }
  return id;
}

/** Deletes a root record; its children and links go with it. */
export async function deleteRecord(database: Database, definition: SetDefinition, id: Key): Promise<void> {
  await sql`delete from ${sql.table(definition.table)} where id = ${id}`.execute(database);
}

type Column = readonly [member: string, column: string, value: RawBuilder<unknown>];

function rowColumns(definition: SetDefinition, record: StoredRecord): Column[] {
  const fields = Object.entries(definition.fields).map(([member, field]): Column => {
    const value = field.type === 'content' ? hashOfContent(record, member) : record[member];
    return [
      member,
      columnOf(member, field),
      field.type === 'json' ? jsonValue(value) : sql`${value ?? null}`,
    ];
  });
  const links = Object.entries(definition.links).flatMap(([member, link]): Column[] =>
    link.kind === 'toOne' ? [[member, link.column, sql`${record[member] ?? null}`]] : [],
  );
  return [...fields, ...links];
}

function jsonValue(value: unknown): RawBuilder<unknown> {
  return value === null || value === undefined ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;
}

async function insertRow(
  database: Database,
  definition: SetDefinition,
  columns: readonly Column[],
): Promise<Key> {
  const { rows } = await sql<{ id: Key }>`
    insert into ${sql.table(definition.table)} (${sql.join(columns.map(([, column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, , value]) => value))}) returning id`.execute(database);
  return keyOf(rows[0]?.id);
}

async function updateRow(
  database: Database,
  definition: SetDefinition,
  id: Key,
  columns: readonly Column[],
): Promise<void> {
  const assignments = columns.map(([, column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(definition.table)} set ${sql.join(assignments)} where id = ${id}`.execute(
    database,
  );
}

async function replaceLinks(
  database: Database,
  link: Link & { kind: 'linkedMany' },
  id: Key,
  before: readonly Key[],
  after: readonly Key[],
): Promise<void> {
  const { table, from, to } = link.through;
  const gone = before.filter((key) => !after.includes(key));
  const added = after.filter((key) => !before.includes(key));
  if (gone.length > 0) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(from)} = ${id} and ${sql.ref(to)} = any(${gone})`.execute(
      database,
    );
  }
  if (added.length > 0) {
    const rows = added.map((key) => sql`(${id}, ${key})`);
    await sql`insert into ${sql.table(table)} (${sql.ref(from)}, ${sql.ref(to)}) values ${sql.join(rows)}`.execute(
      database,
    );
  }
}
