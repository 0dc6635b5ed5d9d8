import { keepIncoming, type Incoming } from '../../store/incoming/incoming.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

/** Has the queue fetch from a partner as a notification of its would; one that says the same and waits already is that one. */
export async function fetchLater(
  { database, queue, clock }: Pick<ExchangeServices, 'database' | 'queue' | 'clock'>,
  incoming: Incoming,
): Promise<void> {
  await database
    .transaction()
    .execute(async (transaction) => fetchLaterWithin({ database: transaction, queue, clock }, incoming));
}

/** The same in the transaction that is the database. */
export async function fetchLaterWithin(
  { database, queue, clock }: Pick<ExchangeServices, 'database' | 'queue' | 'clock'>,
  incoming: Incoming,
): Promise<void> {
  const now = clock();
  const id = await keepIncoming(database, incoming, now);
  if (id !== undefined) await queue.add(database, 'incoming', id, now);
}
