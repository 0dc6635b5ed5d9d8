import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import type { Database } from '../../../src/database/database.ts';
import { rarerLooks } from '../letTimePass.ts';

const LOCK = 4711;

/** Makes transactions stop where the test wants them, for as long as it wants. */
type Holder = {
  /** Lets go on what was held, and holds nothing any more. */
  readonly release: () => Promise<void>;
  /** Waits until a transaction has stopped. */
  readonly caught: () => Promise<void>;
};

/** Puts the triggers into a test's database that hold transactions at a table, or at their commit. */
export async function prepareHolding(database: Database, tables: readonly string[]): Promise<void> {
  await sql`
    create table held_at (point text primary key);
    create function hold() returns trigger language plpgsql as $$ begin
      if exists (select from held_at where point = tg_argv[0]) then perform pg_advisory_xact_lock(${sql.lit(LOCK)}); end if;
      return null;
    end $$;
    create constraint trigger hold_commit after insert on audit_entries deferrable initially deferred
      for each row execute function hold('commit');`.execute(database);
  for (const table of tables) {
    await sql`create trigger hold_here after insert or update on ${sql.table(table)} for each row execute function hold(${sql.lit(table)})`.execute(
      database,
    );
  }
}

/** Holds every transaction that comes to a table, or with `commit` every one that has written all it has to write. */
export async function holdAt(database: Database, point: string): Promise<Holder> {
  const { promise: released, resolve: release } = Promise.withResolvers<unknown>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<unknown>();
  const holding = database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    await sql`insert into held_at values (${point})`.execute(connection);
    held(true);
    await released;
    await sql`delete from held_at`.execute(connection);
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
  });
  await isHeld;
  return {
    release: async () => {
      release(true);
      await holding;
      await waiting(database, 0);
    },
    caught: () => waiting(database, 1),
  };
}

/** A server that was killed leaves its transaction with the database, which ends it as soon as it goes on. */
async function waiting(database: Database, count: number): Promise<void> {
  const end = Date.now() + patient(20_000);
  const nextLook = rarerLooks();
  while (Date.now() < end) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
      database,
    );
    const blocked = await sql<{ n: number }>`
      select count(*)::integer as n from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`.execute(
      database,
    );
    if (count === 0 ? rows[0]?.n === 0 : blocked.rows[0]?.n === count) return;
    await nextLook();
  }
  throw new Error(`No transaction ${count === 0 ? 'ended' : 'was caught'}.`);
}
