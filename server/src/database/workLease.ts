import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** After so long another server takes over the work of one that was killed. */
const LEASE_S = 5;
const RENEWED_EVERY_MS = 1_500;

/**
 * Does work that one server of several does at a time; does nothing when another server has it.
 *
 * A lease is a row and no lock of a session: behind a pooler a session belongs to nobody. A server that stands still for longer than its lease may work
 * beside another one for a moment, so each step has to check in the database that nobody else has done it.
 *
 * @param work - begins no further step once `isHeld` says false
 */
export async function withLease(
  database: Database,
  name: string,
  work: (isHeld: () => boolean) => Promise<void>,
): Promise<void> {
  const holder = randomUUID();
  let heldUntil = Number.NEGATIVE_INFINITY;
  const take = async (): Promise<boolean> => {
    const asked = performance.now();
    const isTaken = await takeLease(database, name, holder);
    heldUntil = isTaken ? asked + LEASE_S * 1000 : Number.NEGATIVE_INFINITY;
    return isTaken;
  };
  if (!(await take())) return;
  // A lease that cannot be renewed now is tried again, and runs out.
  const timer = setInterval(() => void take().catch(() => undefined), RENEWED_EVERY_MS);
  timer.unref();
  try {
    await work(() => performance.now() < heldUntil);
  } finally {
    clearInterval(timer);
    await sql`delete from work_leases where name = ${name} and holder = ${holder}`.execute(database);
  }
}

/** Takes a lease that is free, or goes on with one that is held; times are the database's. */
async function takeLease(database: Database, name: string, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into work_leases (name, holder, expires_at) values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${LEASE_S}))
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where work_leases.holder = excluded.holder or work_leases.expires_at < clock_timestamp()
    returning name`.execute(database);
  return rows.length > 0;
}
