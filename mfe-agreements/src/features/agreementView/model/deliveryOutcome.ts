import type { Delivery } from 'shared-contracts/exchange.ts';

/**
 * What became of an action's notifications, by the one that went worst.
 *
 * - delivered: also when there was nobody to tell
 */
export type DeliveryOutcome = 'delivered' | 'waiting' | 'refused';

export function deliveryOutcome(deliveries: ReadonlyArray<Pick<Delivery, 'state'>>): DeliveryOutcome {
  if (deliveries.some(({ state }) => state === 'refused' || state === 'given-up')) return 'refused';
  return deliveries.some(({ state }) => state === 'waiting') ? 'waiting' : 'delivered';
}
