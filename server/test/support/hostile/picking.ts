import { randomFrom } from './hostile.ts';

/** Picks at random, always the same for one seed. */
export type Picking = {
  /** From 0 to below 1. */
  readonly random: () => number;
  /** True in so many cases of one. */
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Makes one at least; many are seldom. */
  readonly times: <Item>(most: number, make: () => Item) => Item[];
};

export function pickingFrom(seed: number): Picking {
  const random = randomFrom(seed);
  return {
    random,
    chance: (share) => random() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    times: <Item>(most: number, make: () => Item): Item[] =>
      Array.from({ length: Math.floor(random() ** 3 * most) + 1 }, make),
  };
}
