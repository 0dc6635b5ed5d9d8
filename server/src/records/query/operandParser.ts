import { quote } from '../../platform/query/badQuery.ts';
import { FILTER_FUNCTIONS, type FilterFunction, type Literal, type Operand } from './filterTree.ts';
import type { Token } from './filterTokens.ts';
import { parsePath } from './path.ts';
import type { TokenReader } from './tokenReader.ts';

const RESERVED = new Set(['and', 'or', 'not', 'in', 'eq', 'ne', 'gt', 'ge', 'lt', 'le']);

/** Reads a path, a function call or a literal. */
export function parseOperand(tokens: TokenReader): Operand {
  const token = tokens.next;
  if (token.kind !== 'word' || constantType(token) !== undefined) return parseLiteral(tokens);
  if (RESERVED.has(token.text)) throw tokens.unexpected();
  tokens.advance();
  if (tokens.next.kind === '(') return parseCall(tokens, token);
  return { kind: 'path', path: parsePath(token.text, tokens.option), at: token.at };
}

/** Reads a number, a text, a date, `true`, `false` or `null`. */
export function parseLiteral(tokens: TokenReader): Literal {
  const { kind, text, at } = tokens.next;
  const type = kind === 'text' || kind === 'number' || kind === 'date' ? kind : constantType(tokens.next);
  if (type === undefined) throw tokens.unexpected();
  tokens.advance();
  return { kind: 'literal', type, text, at };
}

function constantType({ kind, text }: Token): 'boolean' | 'null' | undefined {
  if (kind !== 'word') return undefined;
  if (text === 'true' || text === 'false') return 'boolean';
  return text === 'null' ? 'null' : undefined;
}

function parseCall(tokens: TokenReader, { text: name, at }: Token): Operand {
  if (!isFunction(name)) {
    throw tokens.refuse(at, {
      en: `there is no function '${quote(name)}'.`,
      el: `δεν υπάρχει συνάρτηση «${quote(name)}».`,
    });
  }
  tokens.countCall();
  return tokens.nested(() => {
    tokens.expect('(');
    const args = [parseOperand(tokens)];
    while (tokens.take(',')) args.push(parseOperand(tokens));
    tokens.expect(')');
    const [least, most] = FILTER_FUNCTIONS[name];
    if (args.length >= least && args.length <= most) return { kind: 'call', name, args, at };
    throw tokens.refuse(at, {
      en: `${name} takes ${least === most ? least : `${least} or ${most}`} values.`,
      el: `η ${name} παίρνει ${least === most ? least : `${least} ή ${most}`} τιμές.`,
    });
  });
}

function isFunction(name: string): name is FilterFunction {
  return Object.hasOwn(FILTER_FUNCTIONS, name);
}
