import { Problem } from '../platform/problems/problem.ts';

/**
 * - together: connections that everybody has together; what the pool has besides is the server's own
 * - each: connections that one has at a time
 * - mostWaiting: turns that one waits for at a time
 * - patienceMs: how long one waits for a turn
 */
export type ShareLimits = {
  readonly together: number;
  readonly each: number;
  readonly mostWaiting: number;
  readonly patienceMs: number;
};

type Waiting = { readonly begin: () => void };

/** Gives the shares for a pool of so many connections: a third for each, and one that nobody but the server has. */
export function sharesOf(connections: number): ShareLimits {
  return {
    together: Math.max(1, connections - 1),
    each: Math.max(1, Math.ceil(connections / 3)),
    mostWaiting: 200,
    patienceMs: 5_000,
  };
}

/**
 * Shares the connections of a pool out: whoever asks for much waits for their own answers and keeps nobody else waiting.
 *
 * Those who wait have turns one after the other, however much each of them waits for.
 */
export class ConnectionShares {
  readonly #limits: ShareLimits;
  readonly #held = new Map<string, number>();
  /** In the order of turns: whoever had one goes to the end. */
  readonly #waiting = new Map<string, Waiting[]>();
  #heldTogether = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn and gives the way to end it.
   *
   * Throws a `Problem` (429) for who waits for too many turns already, or for too long.
   */
  async enter(name: string): Promise<() => void> {
    const queue = this.#waiting.get(name) ?? [];
    if (queue.length === 0 && this.#isFreeFor(name)) this.#take(name);
    else await this.#wait(name, queue);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#leave(name);
    };
  }

  /** Counts the turns that are waited for. */
  countWaiting(): number {
    return [...this.#waiting.values()].reduce((sum, queue) => sum + queue.length, 0);
  }

  async #wait(name: string, queue: Waiting[]): Promise<void> {
    if (queue.length >= this.#limits.mostWaiting) throw tooMuchAtOnce();
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#keep(
          name,
          (this.#waiting.get(name) ?? []).filter((other) => other !== waiting),
        );
        reject(tooMuchAtOnce());
      }, this.#limits.patienceMs);
      this.#keep(name, [...queue, waiting]);
    });
  }

  #leave(name: string): void {
    this.#heldTogether -= 1;
    this.#hold(name, this.#heldBy(name) - 1);
    for (const [next, [first, ...others]] of this.#waiting) {
      if (first === undefined || !this.#isFreeFor(next)) continue;
      this.#waiting.delete(next);
      this.#keep(next, others);
      this.#take(next);
      first.begin();
      return;
    }
  }

  #take(name: string): void {
    this.#heldTogether += 1;
    this.#hold(name, this.#heldBy(name) + 1);
  }

  #isFreeFor(name: string): boolean {
    return this.#heldTogether < this.#limits.together && this.#heldBy(name) < this.#limits.each;
  }

  #heldBy(name: string): number {
    return this.#held.get(name) ?? 0;
  }

  #hold(name: string, count: number): void {
    if (count === 0) this.#held.delete(name);
    else this.#held.set(name, count);
  }

  #keep(name: string, queue: Waiting[]): void {
    if (queue.length === 0) this.#waiting.delete(name);
    else this.#waiting.set(name, queue);
  }
}

function tooMuchAtOnce(): Problem {
  return new Problem('too-many-requests', {
    en: 'You are asking for much at the same time. Wait until some of it has been answered, then try again.',
    el: 'Ζητάτε πολλά ταυτόχρονα. Περιμένετε να απαντηθούν κάποια από αυτά και δοκιμάστε ξανά.',
  });
}
