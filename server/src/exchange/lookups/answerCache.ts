import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** As long as a person fills in a form; a partner that changes its units is believed again after that. */
const FRESH_MS = 5 * 60_000;
const MOST_ANSWERS = 200;
/** Characters of an answer; a larger one is passed on and not kept, so that no partner can fill the memory. */
const LARGEST_ANSWER = 256 * 1024;

type Heard<Value> = Extract<Answer<Value>, { readonly isHeard: true }>;

/** Keeps what partners told for some minutes, and lets all who ask the same at once wait for one call; what was not told is asked for again. */
export class AnswerCache<Value> {
  readonly #heard = new LRUCache<string, Heard<Value>>({ max: MOST_ANSWERS });
  readonly #underWay = new Map<string, Promise<Answer<Value>>>();
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Gives what was told lately; undefined when nothing was. */
  kept(key: string): Heard<Value> | undefined {
    const heard = this.#heard.get(key);
    return heard !== undefined && this.#clock().getTime() - heard.at.getTime() < FRESH_MS ? heard : undefined;
  }

  /** Gives what was told lately, or asks. Throws what asking throws. */
  async answer(key: string, ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const kept = this.kept(key);
    if (kept !== undefined) return kept;
    const asked = this.#underWay.get(key) ?? this.#ask(key, ask);
    return asked;
  }

  #ask(key: string, ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const asked = ask()
      .then((answer) => {
        const isKept =
          answer.isHeard && answer.isWhole && JSON.stringify(answer.value).length <= LARGEST_ANSWER;
        if (isKept) this.#heard.set(key, answer);
        return answer;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }
}
