import { asModuleFault } from './moduleFault.ts';

export const RETRIES = 2;
/** Shortest pause before the first retry, in milliseconds; the second is twice as long, each is drawn out by up to as much again. */
export const RETRY_PAUSE_MS = 400;

/**
 * Does the work again when the network failed, at most {@link RETRIES} times; any other fault stands at once.
 *
 * - random: 0 to 1, so that many browsers do not come back at the same moment
 */
export async function retryNetworkFaults<T>(
  work: () => Promise<T>,
  random: () => number = Math.random,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const fault = asModuleFault(error);
      if (fault.kind !== 'network' || attempt >= RETRIES) throw fault;
      const pause = RETRY_PAUSE_MS * 2 ** attempt * (1 + random());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
