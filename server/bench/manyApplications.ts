import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** Ids of the copies lie this far from one another; the sample's own lie below. */
const STRIDE = 1_000_000;

/** Copies the sample's applications with all their parts until there are so many; the copies have no numbers, as each is given once. */
export async function manyApplications(database: Database, wanted: number): Promise<void> {
  const { rows } = await sql<{ sample: number; all: number }>`
    select count(*) filter (where id < ${STRIDE}::integer)::integer as sample, count(*)::integer as all from applications`.execute(
    database,
  );
  const { sample = 0, all = 0 } = rows[0] ?? {};
  if (sample === 0) throw new Error('The sample has no applications to copy');
  const copies = Math.ceil(wanted / sample) - 1;
  if (all >= wanted || copies < 1) return;
  const parts = await sql<{ table: string; columns: readonly string[] }>`
    select c.table_name as table, json_agg(column_name::text order by column_name) as columns from information_schema.columns c
    where table_schema = 'public' and column_name <> 'id' and is_generated = 'NEVER' and exists (
      select from pg_constraint where contype = 'f' and confrelid = 'applications'::regclass
      and conrelid = c.table_name::regclass)
    group by 1`.execute(database);
  const own = await columnsOf(database, 'applications');
  await copy(
    database,
    'applications',
    own.filter((column) => column !== 'application_number'),
    'id',
    copies,
  );
  for (const { table, columns } of parts.rows) await copy(database, table, columns, 'application_id', copies);
  await sql`analyze`.execute(database);
}

async function columnsOf(database: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' and table_name = ${table}`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** - moved: the column that tells which application a row is of */
async function copy(
  database: Database,
  table: string,
  columns: readonly string[],
  moved: string,
  copies: number,
): Promise<void> {
  const values = columns.map((column) =>
    column === moved ? sql`${sql.ref(moved)} + ${sql.lit(STRIDE)} * copy` : sql.ref(column),
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, ${sql.lit(copies)}) copy
    where ${sql.ref(moved)} < ${sql.lit(STRIDE)}`.execute(database);
}
