import { sql } from 'kysely';
import { badQueryAt } from '../../../platform/query/badQuery.ts';
import type { ComparisonOperator, Condition, Operand, Path } from '../../query/filterTree.ts';
import { compareValues, compareWithLiteral, isAmongLiterals } from './comparisons.ts';
import { openMember, startOf, type Environment } from '../compile/environment.ts';
import { operandPaths } from './filterPaths.ts';
import { callValue, type Evaluate } from './functions.ts';
import { follow } from '../compile/hops.ts';
import type { Row } from '../../sql/row.ts';
import { fromWhere } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';
import { valueAt, valueOf, type Value } from '../compile/values.ts';

/** A condition without `and`, `or` and `not`. */
export type Test = Extract<Condition, { kind: 'compare' | 'in' | 'test' }>;

const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  eq: 'eq',
  ne: 'ne',
  gt: 'lt',
  ge: 'le',
  lt: 'gt',
  le: 'ge',
};

/** Compiles a test whose paths cross no collection that is not bound. */
export function testSql(environment: Environment, test: Test): Sql {
  const [path, ...others] = testOperands(test).flatMap(operandPaths);
  if (path === undefined || others.length > 0 || holdsForAbsent(test)) {
    return compile(environment, test, (paths) => valueAt(environment, paths));
  }
  const { row, rest } = startOf(environment, path);
  return throughLinks(environment, row, rest, (value) => compile(environment, test, () => value));
}

/** Asks whether there is a linked record for which the test holds: PostgreSQL plans that better than fetching its value for every row. */
function throughLinks(environment: Environment, row: Row, path: Path, test: (value: Value) => Sql): Sql {
  const { statement, option } = environment;
  const [name, ...rest] = path;
  if (name === undefined || rest.length === 0 || (rest.length === 1 && rest[0] === 'id')) {
    return test(valueOf(environment, row, path));
  }
  const { member, guard } = openMember(statement, row, name, option);
  if (member.kind !== 'link' || member.link.kind !== 'toOne') return test(valueOf(environment, row, path));
  const hop = follow(statement, row, member.link);
  const condition = throughLinks(environment, hop.target, rest, test);
  const { from, where } = hop.parts();
  return sql`exists (select 1 ${fromWhere(from, [...where, ...guard, condition])})`;
}

function compile(environment: Environment, test: Test, read: (path: Path) => Value): Sql {
  const { option } = environment;
  const evaluate: Evaluate = (operand) =>
    operand.kind === 'path' ? read(operand.path) : callValue(operand, evaluate, option);
  if (test.kind === 'in') {
    if (test.operand.kind === 'literal') throw notATest(test, option);
    return isAmongLiterals(evaluate(test.operand), test.values, { at: test.at, option });
  }
  if (test.kind === 'test') {
    const value = test.operand.kind === 'literal' ? undefined : evaluate(test.operand);
    if (value?.type === 'boolean') return value.sql;
    if (value?.type === 'flag') return sql`${value.sql} = 1`;
    throw notATest(test, option);
  }
  const { left, right, operator, at } = asContains(test);
  if (left.kind === 'literal') {
    if (right.kind === 'literal') throw notATest(test, option);
    return compareWithLiteral(evaluate(right), left, { operator: MIRRORED[operator], at, option });
  }
  if (right.kind === 'literal') return compareWithLiteral(evaluate(left), right, { operator, at, option });
  return compareValues(evaluate(left), evaluate(right), { operator, at, option });
}

/** `indexof(f,'x') ge 0` is how the protocol's client says `contains(f,'x')`. */
function asContains(test: Extract<Test, { kind: 'compare' }>): Extract<Test, { kind: 'compare' }> {
  const { left, right, operator } = test;
  const isIndex =
    left.kind === 'call' && left.name === 'indexof' && right.kind === 'literal' && right.type === 'number';
  const isFound =
    isIndex && ((operator === 'ge' && right.text === '0') || (operator === 'gt' && right.text === '-1'));
  if (!isFound) return test;
  return {
    ...test,
    operator: 'eq',
    left: { ...left, name: 'contains' },
    right: { kind: 'literal', type: 'boolean', text: 'true', at: right.at },
  };
}

/** Such a test matches records whose link is empty, so that it cannot look among the linked ones. */
function holdsForAbsent(test: Test): boolean {
  if (test.kind === 'compare' && test.operator === 'ne') return true;
  const literals = test.kind === 'in' ? test.values : testOperands(test);
  return literals.some((operand) => operand.kind === 'literal' && operand.type === 'null');
}

function testOperands(test: Test): readonly Operand[] {
  return test.kind === 'compare' ? [test.left, test.right] : [test.operand];
}

function notATest(test: Test, option: string): Error {
  return badQueryAt(option, test.at, {
    en: 'this is neither true nor false.',
    el: 'αυτό δεν είναι ούτε αληθές ούτε ψευδές.',
  });
}
