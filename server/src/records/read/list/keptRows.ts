import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CompiledList, RowsAnswer } from './compiledList.ts';

type Ask = <Row>(query: CompiledQuery<Row>) => Promise<Row>;

/** Rows below this size are made as fast as they are looked up. */
const LEAST_CHARACTERS = 32_000;
const MOST_CHARACTERS = 16_000_000;
/** No single list keeps most of the others out. */
const MOST_OF_ONE = MOST_CHARACTERS / 8;

/**
 * Keeps the rows of large lists as long as nothing changes of what they show.
 *
 * Making whole records costs the database most of what such a list costs, and many people ask for the same: all students for the agreements that
 * they may choose. The database is asked each time whether the rows are still the same, by the change counters of all sets that they show
 * anything of (decisions 0009 and 0044), and whoever has other rights asks by another statement.
 */
export class KeptRows {
  readonly #ask: Ask;
  readonly #kept = new LRUCache<string, RowsAnswer>({
    maxSize: MOST_CHARACTERS,
    maxEntrySize: MOST_OF_ONE,
    sizeCalculation: ({ value }) => value.length,
  });
  readonly #running = new Map<string, Promise<RowsAnswer>>();

  /** - ask: gives the one row of a statement */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Gives the rows that are kept, or that somebody is waiting for, if they are those of now; else has them made. */
  async take({ kept: named }: CompiledList, make: () => Promise<RowsAnswer>): Promise<RowsAnswer> {
    if (named === undefined) return make();
    const { name, shown } = named;
    const known = this.#kept.get(name) ?? this.#running.get(name);
    if (known !== undefined) {
      // Whoever waits for another's rows has their failure told by their own.
      const [rows, now] = await Promise.all([
        Promise.resolve(known).catch(() => undefined),
        this.#ask(shown),
      ]);
      if (rows?.shown === now.shown) return rows;
    }
    const making = make();
    this.#running.set(name, making);
    try {
      const rows = await making;
      if (rows.value.length >= LEAST_CHARACTERS) this.#kept.set(name, rows);
      return rows;
    } finally {
      if (this.#running.get(name) === making) this.#running.delete(name);
    }
  }
}
