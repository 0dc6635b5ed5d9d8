import type { Database } from '../../../database/database.ts';
import { nextTry } from '../../queue/pauses.ts';
import { reopenDelivery } from '../../store/outgoing/deliveries.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

/** Lets a notification be sent once more, in a transaction of the caller's; gives its id, undefined when there is none. */
export async function reopenNotification(
  { clock, queue }: ExchangeServices,
  transaction: Database,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<number | undefined> {
  const now = clock();
  const nextTryAt = nextTry(now, 1) ?? now;
  const delivery = await reopenDelivery(transaction, id, { userId, askedAt: now, nextTryAt });
  if (delivery !== undefined) await queue.add(transaction, 'deliver', delivery.id, nextTryAt);
  return delivery?.id;
}
