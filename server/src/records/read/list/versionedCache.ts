import { LRUCache } from 'lru-cache';

type Versioned = { readonly versions: string };

/**
 * Remembers what was computed from some sets until one of them changes.
 *
 * Versions come from the same snapshot as the value; whoever asks says which versions the rest of the answer has.
 */
export class VersionedCache<Value extends Versioned> {
  readonly #values: LRUCache<string, Value>;
  readonly #running = new Map<string, Promise<Value>>();

  /** - most: values that are kept; the one that was not used for longest goes first */
  constructor(most: number) {
    this.#values = new LRUCache({ max: most });
  }

  /** Gives the value that is known, whatever its versions. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /** Gives the value for these versions, or undefined. */
  get(key: string, versions: string): Value | undefined {
    const known = this.#values.get(key);
    return known?.versions === versions ? known : undefined;
  }

  /** Computes the value, or waits for whoever computes the same already. */
  async take(key: string, compute: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = compute();
    this.#running.set(key, started);
    try {
      const value = await started;
      this.#values.set(key, value);
      return value;
    } finally {
      this.#running.delete(key);
    }
  }
}
