import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

/** Ids of the copies lie this far from one another; the sample's own lie below. */
const STRIDE = 10_000_000;

/**
 * Copies the sample's agreements with everything that belongs to them until there are so many: the database does in minutes what making each takes an hour
 * for. Triggers do not run, so that what they keep is copied as well.
 */
export async function manyAgreements(database: Database, wanted: number): Promise<void> {
  const { rows } = await sql<{ all: number }>`select count(*)::integer as all from agreements`.execute(
    database,
  );
  const copies = Math.ceil(wanted / (rows[0]?.all ?? wanted)) - 1;
  if (copies < 1) return;
  const tables = await belonging(database);
  await database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const table of tables) await copy(transaction, table, copies);
  });
}

/** - moved: columns with ids of what is copied */
type Belonging = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly moved: readonly string[];
};

/** Finds agreements and all tables whose rows are parts of them, or of parts of them; ids of parts are moved as well. What was exchanged is left out: a partner's copy is of one agreement. */
async function belonging(database: Database): Promise<readonly Belonging[]> {
  const { rows } = await sql<Belonging>`
    with recursive part (oid) as (
      select 'agreements'::regclass::oid
      union select conrelid from pg_constraint join part on confrelid = part.oid where contype = 'f' and confdeltype = 'c'
    ), reference as (
      select conrelid as oid, attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid in (select oid from part)
    )
    select part.oid::regclass::text as table, array_agg(attname::text order by attnum) as columns,
      coalesce(array_agg(attname::text order by attnum) filter (
        where atttypid in ('integer'::regtype, 'bigint'::regtype) and (attname = 'id' or (part.oid, attname) in (select oid, name from reference))
      ), '{}') as moved
    from part join pg_attribute on attrelid = part.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where part.oid <> 'iia_exchanges'::regclass
    group by part.oid`.execute(database);
  return rows;
}

async function copy(database: Database, { table, columns, moved }: Belonging, copies: number): Promise<void> {
  const values = columns.map((column) =>
    moved.includes(column) ? sql`${sql.ref(column)} + ${sql.lit(STRIDE)} * copy` : sql.ref(column),
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
    select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, ${sql.lit(copies)}) copy`.execute(
    database,
  );
}
