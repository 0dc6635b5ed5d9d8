import { sql } from 'kysely';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { COUNTED_DAYS } from 'shared-contracts/releases/faultCalls.ts';
import type { Database } from '../../database/database.ts';

/** Forgets faults that nobody has met for {@link COUNTED_DAYS} days, counts that are as old, and who told how much on days that are over. */
export async function forgetOldFaults(database: Database, now: Date): Promise<void> {
  const today = sql<string>`${universityDay(now)}::date`;
  await database
    .deleteFrom('faults')
    .where('last_at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${COUNTED_DAYS})`)
    .execute();
  await database
    .deleteFrom('fault_counts')
    .where('day', '<', sql<string>`${today} - ${COUNTED_DAYS}::integer`)
    .execute();
  await database.deleteFrom('fault_tellers').where('day', '<', today).execute();
}
