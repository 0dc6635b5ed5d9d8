import type { ExchangeServices } from '../exchangeServices.ts';
import { firstTries } from './firstTries.ts';

/** Partners that are told at one time. */
const AT_ONCE = 4;

/**
 * Tries to send notifications beside the work that they come from, a few at a time: a partner that does not answer keeps nobody waiting.
 *
 * Whatever is not tried here is sent by the queue.
 */
export function firstNotices(services: ExchangeServices | null) {
  const waiting: number[] = [];
  const underWay = new Set<Promise<void>>();

  async function tryAll(exchange: ExchangeServices): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await firstTries(exchange, [id]);
  }

  return {
    add: (deliveries: readonly number[]): void => {
      if (services === null) return;
      waiting.push(...deliveries);
      while (underWay.size < Math.min(AT_ONCE, waiting.length)) {
        const one: Promise<void> = tryAll(services).finally(() => underWay.delete(one));
        underWay.add(one);
      }
    },
    /** Lets those that are being sent end. */
    stop: async (): Promise<void> => {
      waiting.length = 0;
      await Promise.all(underWay);
    },
  };
}
