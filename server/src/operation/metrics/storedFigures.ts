import { sql } from 'kysely';
import { DELIVERY_STATES } from 'shared-contracts/exchange/exchange.ts';
import { REMINDER_MAIL_STATES } from 'shared-contracts/reminders/reminders.ts';
import type { Database } from '../../database/database.ts';
import type { RoomKeeper } from '../../files/fileRoom.ts';

type Waiting = { readonly name: string; readonly count: number; readonly oldestSeconds: number };

type Kept = { readonly state: string; readonly count: number };

/** What stands in the database, the same for every process of the portal. - seconds: since the oldest of them came, or has been due */
export type StoredFigures = {
  readonly queues: readonly Waiting[];
  readonly deliveries: readonly Waiting[];
  readonly kept: Readonly<Record<'deliveries' | 'mails', readonly Kept[]>>;
  readonly bulkRows: number;
  readonly files: { readonly used: number; readonly limit: number };
};

/** Partners with the most that waits are named, the others told of together. */
const MOST_PARTNERS = 50;
const COUNT = sql<number>`count(*)::int`.as('count');

/** - isConnected: the portal takes part in the network, and has the tables of its queue */
export async function readStoredFigures(
  database: Database,
  { isConnected, room }: { readonly isConnected: boolean; readonly room: RoomKeeper },
): Promise<StoredFigures> {
  const queues = isConnected ? await dueJobs(database) : [];
  const deliveries = await waitingDeliveries(database);
  const { rows: mails } = await sql<Kept>`
    select state, count(*)::int as count
    from (select state from reminder_mails union all select state from application_mails) as mails
    group by state`.execute(database);
  const kept = await database
    .selectFrom('exchange_deliveries')
    .select(['state', COUNT])
    .groupBy('state')
    .execute();
  const { rows: bulk } = await sql<{ count: number }>`
    select count(*)::int as count from bulk_job_rows join bulk_jobs on bulk_jobs.id = job_id
    where ended_at is null and state = 'waiting'`.execute(database);
  const { used, limit } = await room.read();
  return {
    queues,
    deliveries,
    kept: { deliveries: withAll(DELIVERY_STATES, kept), mails: withAll(REMINDER_MAIL_STATES, mails) },
    bulkRows: bulk[0]?.count ?? 0,
    files: { used, limit },
  };
}

/** A state that nobody is in is told of too: the first one in it is then seen as a change. */
function withAll(states: readonly string[], kept: readonly Kept[]): readonly Kept[] {
  return states.map((state) => kept.find((one) => one.state === state) ?? { state, count: 0 });
}

async function dueJobs(database: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select name, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as "oldestSeconds"
    from exchange_queue.job where state in ('created', 'retry') and start_after <= now() group by name`.execute(
    database,
  );
  return rows;
}

async function waitingDeliveries(database: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select case when place > ${MOST_PARTNERS} then 'other' else partner end as name,
      sum(count)::int as count, max(extract(epoch from now() - since))::float8 as "oldestSeconds"
    from (
      select partner_hei_id as partner, count(*) as count, min(created_at) as since,
        row_number() over (order by count(*) desc, partner_hei_id) as place
      from exchange_deliveries where state = 'waiting' group by partner_hei_id
    ) as partners
    group by 1`.execute(database);
  return rows;
}
