import { badQuery, badQueryAt, quote, type Refusal } from '../../platform/query/badQuery.ts';
import type { Token } from './filterTokens.ts';
import { QUERY_LIMITS } from './limits.ts';

/** Walks through the tokens of a filter and keeps count of what the limits bound. */
export class TokenReader {
  readonly option: string;
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;
  #comparisons = 0;
  #calls = 0;

  /** - tokens: end with the token `end` */
  constructor(tokens: readonly Token[], option: string) {
    this.#tokens = tokens;
    this.option = option;
  }

  get next(): Token {
    const token = this.#tokens[this.#index];
    if (token === undefined) throw new RangeError('Read past the end of the tokens');
    return token;
  }

  /** Steps over the next token and gives it; `end` is never stepped over. */
  advance(): Token {
    const token = this.next;
    if (token.kind === 'end') throw this.unexpected();
    this.#index += 1;
    return token;
  }

  /** Steps over the next token when it is of that kind. */
  take(kind: Token['kind']): boolean {
    if (this.next.kind !== kind || kind === 'end') return false;
    this.#index += 1;
    return true;
  }

  takeWord(word: string): boolean {
    return this.next.kind === 'word' && this.next.text === word && this.take('word');
  }

  expect(kind: Token['kind']): void {
    if (!this.take(kind)) throw this.unexpected();
  }

  nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > QUERY_LIMITS.filterDepth) throw badQueryAt(this.option, this.next.at, TOO_DEEP);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  countComparison(): void {
    this.#comparisons += 1;
    if (this.#comparisons > QUERY_LIMITS.comparisons) throw badQuery(this.option, TOO_MANY);
  }

  countCall(): void {
    this.#calls += 1;
    if (this.#calls > QUERY_LIMITS.calls) throw badQuery(this.option, TOO_MANY_CALLS);
  }

  refuse(at: number, text: Refusal): Error {
    return badQueryAt(this.option, at, text);
  }

  unexpected(): Error {
    const { kind, text, at } = this.next;
    if (kind === 'end') return this.refuse(at, { en: 'it ends too early.', el: 'τελειώνει πρόωρα.' });
    return this.refuse(at, {
      en: `'${quote(text)}' is not expected here.`,
      el: `δεν αναμένεται εδώ το «${quote(text)}».`,
    });
  }
}

const TOO_DEEP = {
  en: `more than ${QUERY_LIMITS.filterDepth} levels inside one another.`,
  el: `πάνω από ${QUERY_LIMITS.filterDepth} επίπεδα το ένα μέσα στο άλλο.`,
};
const TOO_MANY = {
  en: `The filter has more than ${QUERY_LIMITS.comparisons} comparisons.`,
  el: `Το φίλτρο έχει πάνω από ${QUERY_LIMITS.comparisons} συγκρίσεις.`,
};
const TOO_MANY_CALLS = {
  en: `The filter has more than ${QUERY_LIMITS.calls} functions.`,
  el: `Το φίλτρο έχει πάνω από ${QUERY_LIMITS.calls} συναρτήσεις.`,
};
