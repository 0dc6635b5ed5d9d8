import { badQuery } from '../../platform/query/badQuery.ts';
import { COMPARISON_OPERATORS, type Condition, type Literal, type Operand } from './filterTree.ts';
import { tokenise } from './filterTokens.ts';
import { QUERY_LIMITS } from './limits.ts';
import { parseLiteral, parseOperand } from './operandParser.ts';
import { TokenReader } from './tokenReader.ts';

/** What stands in parentheses may be either: `(a eq 1 or b eq 2)` or `(contains(a,'b')) eq true`. */
type Expression = Condition | Operand;

/**
 * Parses a `$filter` into its tree. Members are not looked up yet: that is the compiler's part.
 *
 * - option: name that a refusal puts the blame on
 *
 * Throws a `Problem` (400) that names the character.
 */
export function parseFilter(filter: string, option = '$filter'): Condition {
  if (filter.length > QUERY_LIMITS.optionLength) throw badQuery(option, TOO_LONG);
  const tokens = new TokenReader(tokenise(filter, option), option);
  const condition = toCondition(parseOr(tokens), tokens);
  if (tokens.next.kind !== 'end') throw tokens.unexpected();
  return condition;
}

function parseOr(tokens: TokenReader): Expression {
  return parseChain(tokens, 'or', () => parseChain(tokens, 'and', () => parseTerm(tokens)));
}

function parseChain(tokens: TokenReader, kind: 'and' | 'or', parse: () => Expression): Expression {
  const first = parse();
  if (!tokens.takeWord(kind)) return first;
  const terms = [toCondition(first, tokens)];
  do terms.push(toCondition(parse(), tokens));
  while (tokens.takeWord(kind));
  return { kind, terms };
}

function parseTerm(tokens: TokenReader): Expression {
  if (tokens.takeWord('not')) {
    return tokens.nested(() => ({ kind: 'not', term: toCondition(parseTerm(tokens), tokens) }));
  }
  const { at } = tokens.next;
  const left = parsePrimary(tokens);
  const operator = COMPARISON_OPERATORS.find((candidate) => tokens.takeWord(candidate));
  if (operator !== undefined) {
    tokens.countComparison();
    return {
      kind: 'compare',
      operator,
      left: toOperand(left, at, tokens),
      right: toOperand(parsePrimary(tokens), at, tokens),
      at,
    };
  }
  if (tokens.takeWord('in')) {
    return { kind: 'in', operand: toOperand(left, at, tokens), values: parseList(tokens), at };
  }
  return left;
}

function parsePrimary(tokens: TokenReader): Expression {
  if (!tokens.take('(')) return parseOperand(tokens);
  return tokens.nested(() => {
    const inner = parseOr(tokens);
    tokens.expect(')');
    return inner;
  });
}

function parseList(tokens: TokenReader): readonly Literal[] {
  const values: Literal[] = [];
  tokens.expect('(');
  do {
    tokens.countComparison();
    values.push(parseLiteral(tokens));
  } while (tokens.take(','));
  tokens.expect(')');
  return values;
}

function toCondition(expression: Expression, tokens: TokenReader): Condition {
  if (!isOperand(expression)) return expression;
  if (expression.kind === 'literal') throw tokens.refuse(expression.at, NO_COMPARISON);
  tokens.countComparison();
  return { kind: 'test', operand: expression, at: expression.at };
}

function toOperand(expression: Expression, at: number, tokens: TokenReader): Operand {
  if (isOperand(expression)) return expression;
  throw tokens.refuse(at, NOT_A_VALUE);
}

function isOperand(expression: Expression): expression is Operand {
  return expression.kind === 'path' || expression.kind === 'call' || expression.kind === 'literal';
}

const TOO_LONG = {
  en: `The filter has more than ${QUERY_LIMITS.optionLength} characters.`,
  el: `Το φίλτρο έχει πάνω από ${QUERY_LIMITS.optionLength} χαρακτήρες.`,
};
const NO_COMPARISON = { en: 'a value alone is no condition.', el: 'μια τιμή μόνη της δεν είναι συνθήκη.' };
const NOT_A_VALUE = { en: 'a condition cannot be compared.', el: 'μια συνθήκη δεν μπορεί να συγκριθεί.' };
