import { badQueryAt, quote, type Refusal } from '../../platform/query/badQuery.ts';
import { QUERY_LIMITS } from './limits.ts';
import { readTextLiteral } from './textLiteral.ts';

/** Piece of a filter; `at` counts characters from 0. A word is a keyword, a function or a path with its slashes. */
export type Token = {
  readonly kind: 'word' | 'text' | 'number' | 'date' | '(' | ')' | ',' | 'end';
  readonly text: string;
  readonly at: number;
};

const SPACE = /[ \t\r\n]+/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*(?:\/[A-Za-z_][A-Za-z0-9_]*)*/y;
const DATE = /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?/y;
const NUMBER = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const DATE_PREFIXES = new Set(['date', 'datetime', 'datetimeoffset']);
const ENDS_A_WORD = /[\s(),]|$/y;

/**
 * Cuts a filter into tokens; the last one is `end`.
 *
 * Throws a `Problem` (400) at the first character that begins no token.
 */
export function tokenise(filter: string, option: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(filter)?.[0];
  };
  const refuse = (index: number, text: Refusal) => badQueryAt(option, index, text);
  const text = (start: number, kind: 'text' | 'date'): void => {
    const literal = readTextLiteral(filter, at, option);
    tokens.push({ kind, text: literal.value, at: start });
    at = literal.end;
  };

  while (at < filter.length) {
    const space = match(SPACE);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const start = at;
    const character = filter.charAt(at);
    if (character === '(' || character === ')' || character === ',') {
      tokens.push({ kind: character, text: character, at });
      at += 1;
      continue;
    }
    if (character === "'") {
      text(start, 'text');
    } else {
      const date = match(DATE);
      const number = date === undefined ? match(NUMBER) : undefined;
      const word = match(WORD);
      const found = date ?? number ?? word;
      if (found === undefined) throw refuse(at, unexpected(character));
      at += found.length;
      if (word !== undefined && filter.charAt(at) === "'" && DATE_PREFIXES.has(word)) text(start, 'date');
      else
        tokens.push({
          kind: date !== undefined ? 'date' : number !== undefined ? 'number' : 'word',
          text: found,
          at: start,
        });
      if (number !== undefined) assertNumber(number, start, refuse);
    }
    if (match(ENDS_A_WORD) === undefined) throw refuse(at, unexpected(filter.charAt(at)));
  }
  tokens.push({ kind: 'end', text: '', at: filter.length });
  return tokens;
}

function unexpected(character: string): Refusal {
  return { en: `'${character}' is not expected here.`, el: `δεν αναμένεται εδώ το «${character}».` };
}

function assertNumber(number: string, at: number, refuse: (index: number, text: Refusal) => Error): void {
  if (number.length <= QUERY_LIMITS.numberLength && Number.isFinite(Number(number))) return;
  throw refuse(at, {
    en: `the number ${quote(number)} is too large.`,
    el: `ο αριθμός ${quote(number)} είναι υπερβολικά μεγάλος.`,
  });
}
