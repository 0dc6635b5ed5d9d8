import type { ActReply } from 'shared-contracts/exchange/agreementActs.ts';
import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';

/**
 * What became of an action's notifications, by the one that went worst.
 *
 * - delivered: also when there was nobody to tell
 * - unknown: the server names a state that this release does not know
 */
export type DeliveryOutcome = 'delivered' | 'waiting' | 'refused' | 'unknown';

export function deliveryOutcome(deliveries: ReadonlyArray<Pick<Delivery, 'state'>>): DeliveryOutcome {
  if (deliveries.some(({ state }) => state === 'refused' || state === 'given-up')) return 'refused';
  if (deliveries.some(({ state }) => state === UNKNOWN)) return UNKNOWN;
  return deliveries.some(({ state }) => state === 'waiting') ? 'waiting' : 'delivered';
}

/** The same of an action that was carried out, as the server says it. */
export function outcomeOfAct({ outcome }: Pick<ActReply, 'outcome'>): DeliveryOutcome {
  // Why nobody was told is a problem of its own.
  return outcome === 'not-told' ? 'waiting' : outcome;
}
