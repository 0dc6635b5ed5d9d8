import { sql, type Transaction } from 'kysely';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { ToldCount } from 'shared-contracts/releases/faults/faultReports.ts';
import type { Tables } from '../../database/tables.ts';
import { OTHER } from './scrubReport.ts';

/** Different things counted of one kind of a release on one day; all others are told of together. */
const MOST_WHATS = 40;

/** Adds up what was counted, by day. */
export async function keepCounts(
  transaction: Transaction<Tables>,
  counts: readonly ToldCount[],
  now: Date,
): Promise<void> {
  const day = universityDay(now);
  const key = ({ module, release, kind, what }: ToldCount) => [module, release, kind, what].join(' ');
  // In one order, so that two who tell the same do not wait for each other.
  for (const one of [...counts].sort((a, b) => (key(a) < key(b) ? -1 : 1))) {
    const { kind, module, release, what, times, longestMs } = one;
    await sql`
      with known as (
        select what from fault_counts
        where module = ${module} and release = ${release} and kind = ${kind} and day = ${day}::date
      )
      insert into fault_counts (day, kind, module, release, what, times, longest_ms)
      select ${day}::date, ${kind}, ${module}, ${release},
        case when (select count(*) from known) < ${MOST_WHATS} or exists (select from known where what = ${what})
          then ${what} else ${OTHER} end,
        ${times}::integer, ${longestMs}::integer
      on conflict (module, release, kind, what, day) do update set
        times = least(fault_counts.times::bigint + excluded.times, 1000000000)::integer,
        longest_ms = greatest(fault_counts.longest_ms, excluded.longest_ms)`.execute(transaction);
  }
}
