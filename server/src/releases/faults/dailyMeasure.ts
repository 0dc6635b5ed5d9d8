import { sql, type Transaction } from 'kysely';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import type { Tables } from '../../database/tables.ts';

/** Lines that one person can tell of in a day: more than any day of work brings, and too few to fill the table. */
const MOST_FAULTS_A_DAY = 50;
const MOST_COUNTS_A_DAY = 400;

type Lines = Pick<FaultReport, 'faults' | 'counts'>;

/** Gives the lines of a report that are within the person's measure of the day. One report of a person at a time. */
export async function withinMeasure(
  transaction: Transaction<Tables>,
  { userId, now }: { readonly userId: number; readonly now: Date },
  { faults, counts }: Lines,
): Promise<Lines> {
  const day = universityDay(now);
  const { rows } = await sql<{ faults: number; counts: number }>`
    insert into fault_tellers (user_id, day, faults, counts)
    values (${userId}, ${day}::date, ${faults.length}, ${counts.length})
    on conflict (user_id, day) do update set
      faults = least(fault_tellers.faults + excluded.faults, 1000000), counts = least(fault_tellers.counts + excluded.counts, 1000000)
    returning faults, counts`.execute(transaction);
  const told = rows[0] ?? { faults: faults.length, counts: counts.length };
  const left = (most: number, now_: number, lines: number) => Math.max(0, most - (now_ - lines));
  return {
    faults: faults.slice(0, left(MOST_FAULTS_A_DAY, told.faults, faults.length)),
    counts: counts.slice(0, left(MOST_COUNTS_A_DAY, told.counts, counts.length)),
  };
}
