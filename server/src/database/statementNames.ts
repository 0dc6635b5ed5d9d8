/** Statements that may be prepared at a time; each costs every connection some memory on the database's side. */
const MOST_NAMES = 100;
/** Statements that are watched for coming again. */
const MOST_WATCHED = 1_000;
const CALLS_BEFORE_NAME = 3;
/** Planning these takes longer than most of them run; how their text is laid out in the code makes no difference. */
const PREPARED = /^\s*(?:select|with)\b/i;
/** Names are given anew after this time; connections should not live longer, as they keep what they have prepared. */
export const NAMES_LAST_S = 3_600;

/**
 * Gives names to statements that come again and again, so that PostgreSQL parses and plans them once per connection.
 *
 * Statements that came a few times only, or came when all names were given, stay without.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #calls = new Map<string, number>();
  readonly #now: () => number;
  #given = 0;
  #renewAt: number;

  /** - now: time in milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#renewAt = now() + NAMES_LAST_S * 1000;
  }

  nameOf(text: string): string | undefined {
    this.#renew();
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MOST_NAMES || !PREPARED.test(text)) return undefined;
    return this.#isFrequent(text) ? this.#give(text) : undefined;
  }

  #isFrequent(text: string): boolean {
    const calls = (this.#calls.get(text) ?? 0) + 1;
    this.#calls.delete(text);
    if (calls > CALLS_BEFORE_NAME) return true;
    this.#calls.set(text, calls);
    const [oldest] = this.#calls.keys();
    if (this.#calls.size > MOST_WATCHED && oldest !== undefined) this.#calls.delete(oldest);
    return false;
  }

  #give(text: string): string {
    this.#given += 1;
    const name = `portal_${this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  #renew(): void {
    if (this.#now() < this.#renewAt) return;
    this.#names.clear();
    this.#renewAt = this.#now() + NAMES_LAST_S * 1000;
  }
}
