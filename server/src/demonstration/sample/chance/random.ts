/** Source of numbers that gives the same sequence for the same seed on every machine. */
export type Random = {
  /** At least 0 and less than 1. */
  readonly next: () => number;
  /** Whole number between the two, both included. */
  readonly integer: (from: number, to: number) => number;
  /** True with the probability that is given. */
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

export type WeightedChoice<Item> = (random: Random) => Item;

/** Makes a generator (mulberry32) out of a text. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
  };
}

/**
 * Prepares a choice among items of different weight.
 *
 * - weights: any positive scale; they need not add up to one
 */
export function weightedChoice<Item>(
  items: readonly (readonly [item: Item, weight: number])[],
): WeightedChoice<Item> {
  let sum = 0;
  const limits = items.map(([, weight]) => (sum += weight));
  return (random) => {
    const point = random.next() * sum;
    let low = 0;
    let high = limits.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((limits[middle] ?? 0) <= point) low = middle + 1;
      else high = middle;
    }
    return itemAt(items, low)[0];
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
