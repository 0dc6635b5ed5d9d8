import { LRUCache } from 'lru-cache';

/** How long an answer that everybody may ask for is the same, in seconds. */
export const REMEMBERED_S = 5;
const MOST_REMEMBERED = 200;

type Made<Value> = { readonly at: number; readonly value: Promise<Value> };

/**
 * Remembers what was made for a moment, so that whoever asks again and again costs nothing. Who asks while it is made waits for the same; what
 * failed is not remembered.
 *
 * - clock: by which the moment is over; one that goes back ends it too
 */
export function rememberShortly<Value>(clock: () => Date) {
  const known = new LRUCache<string, Made<Value>>({ max: MOST_REMEMBERED });
  return {
    of: async (key: string, make: () => Promise<Value>): Promise<Value> => {
      const now = clock().getTime();
      const remembered = known.get(key);
      const age = now - (remembered?.at ?? Number.NEGATIVE_INFINITY);
      if (remembered !== undefined && age >= 0 && age < REMEMBERED_S * 1000) return remembered.value;
      const made = { at: now, value: make() };
      known.set(key, made);
      made.value.catch(() => {
        if (known.peek(key) === made) known.delete(key);
      });
      return made.value;
    },
    forget: () => known.clear(),
  };
}
