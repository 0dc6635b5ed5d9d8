import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { SAMPLE_TABLE_NAMES } from './batches.ts';
import { NUMBERED_TABLES } from './sampleContext.ts';

/** From here on it is faster to build indexes and check foreign keys once at the end than with each row. */
const LARGE_LOAD = 5_000;

type Definition = { readonly tableName: string; readonly name: string; readonly definition: string };

/**
 * Has triggers search by indexes, and takes all other keys and indexes off for a large load.
 *
 * - result: puts them back; everything happens in the caller's transaction, so a load that fails leaves them in place
 */
export async function prepareLoad(database: Database, agreements: number): Promise<() => Promise<void>> {
  // What triggers search by is planned once, while the tables are empty and reading them whole looks cheapest.
  await sql`set local enable_seqscan = off`.execute(database);
  const readWhole = async () => {
    await sql`set local enable_seqscan = on`.execute(database);
  };
  if (agreements < LARGE_LOAD) return readWhole;
  const searched = await searchedTables(database);
  const isFree = ({ tableName }: Definition) => !searched.has(tableName);
  const foreignKeys = await constraints(database, ['f']);
  const uniqueKeys = (await constraints(database, ['p', 'u'])).filter(isFree);
  const indexes = (await secondaryIndexes(database)).filter(isFree);
  for (const { tableName, name } of [...foreignKeys, ...uniqueKeys]) {
    await sql`alter table ${sql.table(tableName)} drop constraint ${sql.id(name)}`.execute(database);
  }
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(database);
  return async () => {
    await readWhole();
    await sql`set local maintenance_work_mem = '512MB'`.execute(database);
    for (const { definition } of indexes) await sql.raw(definition).execute(database);
    for (const { tableName, name, definition } of [...uniqueKeys, ...foreignKeys]) {
      await sql`alter table ${sql.table(tableName)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        database,
      );
    }
  };
}

/** Moves the sequences behind the ids that the generator gave. */
export async function moveSequences(database: Database): Promise<void> {
  for (const table of NUMBERED_TABLES) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1)) from ${sql.table(table)}`.execute(
      database,
    );
  }
}

/**
 * Refreshes the planner's statistics and the visibility map, without which index-only scans read the tables besides.
 *
 * - must run outside of a transaction
 */
export async function vacuumSample(database: Database): Promise<void> {
  for (const table of SAMPLE_TABLE_NAMES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database);
}

/**
 * Names the tables with triggers of their own: these look for other rows of the same kind as each one comes, for the person of a contact among all
 * contacts, which without the indexes takes time with the square of the rows.
 */
async function searchedTables(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** Finds constraints of the sample's tables, and foreign keys of others that lead to them: these hold on to the unique keys. */
async function constraints(
  database: Database,
  kinds: readonly ('f' | 'p' | 'u')[],
): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select conrelid::regclass::text as "tableName", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = any(${kinds}) and connamespace = current_schema()::regnamespace
      and (conrelid::regclass::text = any(${[...SAMPLE_TABLE_NAMES]}) or confrelid::regclass::text = any(${[...SAMPLE_TABLE_NAMES]}))
    order by conname`.execute(database);
  return rows;
}

async function secondaryIndexes(database: Database): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select tablename as "tableName", indexname as name, indexdef as definition
    from pg_indexes
    where schemaname = current_schema() and tablename = any(${[...SAMPLE_TABLE_NAMES]})
      and not exists (select from pg_constraint where conname = indexname)`.execute(database);
  return rows;
}
