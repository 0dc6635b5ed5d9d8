import { partnersLeft } from './factsheets/factsheetNights.ts';
import type { Database } from '../../database/database.ts';

type Unfinished = { readonly id: number; readonly from: Date | null };

/** Work that is not done, and when it may be taken up; also what a server that died had begun. */
export async function unfinishedWork(
  database: Database,
): Promise<Readonly<Record<'deliveries' | 'incoming' | 'factsheets', readonly Unfinished[]>>> {
  const deliveries = await database
    .selectFrom('exchange_deliveries')
    .select(['id', 'next_try_at'])
    .where('state', '=', 'waiting')
    .execute();
  const incoming = await database
    .selectFrom('exchange_incoming')
    .select(['id', 'claimed_until'])
    .where('state', 'in', ['waiting', 'working'])
    .execute();
  return {
    deliveries: deliveries.map(({ id, next_try_at: from }) => ({ id, from })),
    incoming: incoming.map(({ id, claimed_until: from }) => ({ id: Number(id), from })),
    factsheets: await partnersLeft(database),
  };
}
