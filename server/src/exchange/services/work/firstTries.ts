import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import { listDeliveries } from '../../store/outgoing/deliveries.ts';
import { deliver } from './deliver.ts';
import type { ExchangeServices } from '../exchangeServices.ts';

/**
 * Sends what a person's action wrote down, one after the other, and tells what came of it.
 *
 * What fails here waits in the queue; so it does when the server's own fault keeps it from being sent.
 */
export async function firstTries(services: ExchangeServices, ids: readonly number[]): Promise<Delivery[]> {
  for (const id of ids) {
    try {
      await deliver(services, id, 'request');
    } catch (error) {
      services.log.error({ err: error, delivery: id }, 'the first try to notify a partner failed');
    }
  }
  return [...(await listDeliveries(services.database, { ids }))].reverse();
}
