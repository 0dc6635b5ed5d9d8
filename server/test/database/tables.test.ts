import { sql } from 'kysely';
import type { FieldType } from 'shared-contracts/members/entity.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import type { SetDefinition } from '../../src/records/model/definition.ts';
import { MODEL } from '../../src/data/sets/model.ts';
import { columnOf, POSITION_COLUMN } from '../../src/records/model/columns.ts';
import { makeTestDatabase, type TestDatabase } from '../support/databases/testDatabase.ts';

const COLUMN_TYPES: Readonly<Record<FieldType, readonly string[]>> = {
  integer: ['integer', 'smallint'],
  number: ['numeric'],
  boolean: ['boolean'],
  flag: ['smallint'],
  text: ['text'],
  html: ['text'],
  date: ['date'],
  dateTime: ['timestamp with time zone'],
  monthDay: ['text'],
  content: ['text'],
  json: ['jsonb'],
};
/** Views and the tables behind them. */
const BASE_TABLE: Readonly<Record<string, string>> = { programme_countries: 'countries' };
const baseTable = (definition: SetDefinition) => BASE_TABLE[definition.table] ?? definition.table;

let portal: TestDatabase;
let columns: ReadonlyMap<
  string,
  { readonly type: string; readonly isNullable: boolean; readonly hasDefault: boolean }
>;
/** `table.column` to the table that it refers to and what happens when that record goes. */
let references: ReadonlyMap<string, { readonly target: string; readonly onDelete: string }>;

beforeAll(async () => {
  portal = await makeTestDatabase();
  const described = await sql<{ key: string; type: string; isNullable: boolean; hasDefault: boolean }>`
    select table_name || '.' || column_name as key, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' as "hasDefault"
    from information_schema.columns where table_schema = 'public'`.execute(portal.database);
  columns = new Map(described.rows.map((row) => [row.key, row]));
  const keys = await sql<{ key: string; target: string; onDelete: string }>`
    select conrelid::regclass::text || '.' || attname as key, confrelid::regclass::text as target, confdeltype as "onDelete"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`.execute(
    portal.database,
  );
  references = new Map(keys.rows.map((row) => [row.key, row]));
});
afterAll(() => portal.remove());

describe.each(Object.values(MODEL))('table of $name', (definition) => {
  const { table, fields, links, owner, key } = definition;

  test('has a column of the right type for every field', () => {
    for (const [member, field] of Object.entries(fields)) {
      const column = `${table}.${columnOf(member, field)}`;
      expect([column, COLUMN_TYPES[field.type].includes(columns.get(column)?.type ?? 'none')]).toEqual([
        column,
        true,
      ]);
    }
  });

  test('refers by a foreign key wherever a member leads to a record', () => {
    for (const link of Object.values(links)) {
      if (link.kind === 'toOne')
        expect(references.get(`${table}.${link.column}`)?.target).toBe(baseTable(link.target));
      if (link.kind !== 'linkedMany') continue;
      const { table: pairs, from, to } = link.through;
      expect(references.get(`${pairs}.${from}`)).toMatchObject({ target: table, onDelete: 'c' });
      expect(references.get(`${pairs}.${to}`)?.target).toBe(baseTable(link.target));
    }
    for (const [member, field] of Object.entries(fields)) {
      if (field.references)
        expect(references.get(`${table}.${columnOf(member, field)}`)?.target).toBe(
          MODEL[field.references].table,
        );
    }
  });

  test('goes with its owner, in the stored order', () => {
    const link = owner && references.get(`${table}.${owner.column}`);
    expect(link?.onDelete).toBe(owner ? 'c' : undefined);
    expect(columns.has(`${table}.${POSITION_COLUMN}`)).toBe(owner !== undefined);
    for (const column of Object.keys(owner?.constant ?? {}))
      expect(columns.has(`${table}.${column}`)).toBe(true);
  });

  test('gives ids of its own exactly where the model says so', () => {
    expect(columns.get(`${table}.id`)?.hasDefault).toBe(key.isGenerated);
  });

  test('never demands what the model leaves open', () => {
    const optional = [
      ...Object.entries(fields)
        .filter(
          ([, field]) => !isRequiredAt(field, 'stored') && field.default === undefined && !field.isServerSet,
        )
        .map(([member, field]) => columnOf(member, field)),
      ...Object.values(links).flatMap((link) =>
        link.kind === 'toOne' && !isRequiredAt(link, 'stored') ? [link.column] : [],
      ),
    ];
    for (const column of optional) {
      const { isNullable, hasDefault } = columns.get(`${table}.${column}`) ?? {
        isNullable: false,
        hasDefault: false,
      };
      expect([column, isNullable || hasDefault]).toEqual([column, true]);
    }
  });
});

describe('change_counters', () => {
  test('has one row for every entity set', async () => {
    const { rows } = await sql<{ set_name: string }>`select set_name from change_counters order by 1`.execute(
      portal.database,
    );
    const roots = Object.values(MODEL)
      .filter(({ owner }) => !owner)
      .map(({ name }) => name as string);
    expect(rows.map((row) => row.set_name).toSorted()).toEqual(roots.toSorted());
  });
});
