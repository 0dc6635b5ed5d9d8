import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { searchKeyFunction } from './searchFunctions.ts';

/** Counts two of a letter as one, and no longer a whole run of it: `zzzzzzz` was searched as `z`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  const schema = rows[0]?.schema ?? 'public';
  await sql.raw(searchKeyFunction(schema)).execute(database);
  const kept = await sql<{ table: string; expression: string }>`
    select attrelid::regclass::text as table, pg_get_expr(adbin, adrelid) as expression
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum join pg_class on pg_class.oid = attrelid
    where attname = 'search_key' and attgenerated = 's' and relnamespace = ${schema}::regnamespace`.execute(
    database,
  );
  for (const { table, expression } of kept.rows)
    await sql
      .raw(`update ${table} set search_key = default where search_key is distinct from (${expression})`)
      .execute(database);
}
