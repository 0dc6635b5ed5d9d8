import { patient } from '../../../../scripts/lib/patience.mjs';
import { parseFilter } from './filterParser.ts';
import type { Condition, Literal, Operand } from './filterTree.ts';

const OPERATOR_SIGNS = { eq: '=', ne: '!=', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

/** Writes a tree with all its parentheses, so that a table can show what was understood. */
function show(node: Condition | Operand): string {
  switch (node.kind) {
    case 'and':
    case 'or':
      return `(${node.terms.map(show).join(` ${node.kind} `)})`;
    case 'not':
      return `not(${show(node.term)})`;
    case 'compare':
      return `${show(node.left)} ${OPERATOR_SIGNS[node.operator]} ${show(node.right)}`;
    case 'in':
      return `${show(node.operand)} in [${node.values.map(show).join(', ')}]`;
    case 'test':
      return `?${show(node.operand)}`;
    case 'path':
      return node.path.join('.');
    case 'call':
      return `${node.name}(${node.args.map(show).join(', ')})`;
    case 'literal':
      return showLiteral(node);
  }
}

function showLiteral({ type, text }: Literal): string {
  return type === 'text' ? JSON.stringify(text) : `${type}:${text}`;
}

function refusal(filter: string): string {
  try {
    parseFilter(filter);
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
  return 'accepted';
}

describe('parseFilter', () => {
  test.each([
    ['id eq 5', 'id = number:5'],
    ['5 eq id', 'number:5 = id'],
    ['id eq -5', 'id = number:-5'],
    ['totalMonthsPerYear ge 1.5e2', 'totalMonthsPerYear >= number:1.5e2'],
    ['isDeleted ne true', 'isDeleted != boolean:true'],
    ['ewpStatus eq null', 'ewpStatus = null:null'],
    ['institutions/country eq 5', 'institutions.country = number:5'],
    ['a eq 1 or b eq 2 and c eq 3', '(a = number:1 or (b = number:2 and c = number:3))'],
    ['(a eq 1 or b eq 2) and c eq 3', '((a = number:1 or b = number:2) and c = number:3)'],
    ['not a eq 1 and b eq 2', '(not(a = number:1) and b = number:2)'],
    ['not (a eq 1 and b eq 2)', 'not((a = number:1 and b = number:2))'],
    ['((((a eq 1))))', 'a = number:1'],
    ['status in (1, 2,3)', 'status in [number:1, number:2, number:3]'],
    ["name in ('a', null)", 'name in ["a", null:null]'],
    ["contains(name,'x')", '?contains(name, "x")'],
    ["contains(name,'x') eq true", 'contains(name, "x") = boolean:true'],
    ["(contains(name,'x')) eq true", 'contains(name, "x") = boolean:true'],
    ["indexof(name,'x') ge 0", 'indexof(name, "x") >= number:0'],
    ["indexof(tolower(trim(name)),'x') ge 0", 'indexof(tolower(trim(name)), "x") >= number:0'],
    ['year(dateCreated) eq 2026', 'year(dateCreated) = number:2026'],
    ["substring(name, 1, 2) eq 'ab'", 'substring(name, number:1, number:2) = "ab"'],
    ["concat(a, 'b') eq 'cb'", 'concat(a, "b") = "cb"'],
    ['isDeleted', '?isDeleted'],
    ['not isDeleted', 'not(?isDeleted)'],
    ['birthDate ge 2000-01-31', 'birthDate >= date:2000-01-31'],
    ['dateCreated lt 2026-01-01T10:00:00.000Z', 'dateCreated < date:2026-01-01T10:00:00.000Z'],
    ["dateCreated lt datetime'2026-01-01T10:00:00'", 'dateCreated < date:2026-01-01T10:00:00'],
    ['\t id  eq\n5 ', 'id = number:5'],
    ["name eq 'it''s'", 'name = "it\'s"'],
    [String.raw`name eq 'it\'s'`, 'name = "it\'s"'],
    [String.raw`name eq 'a\\b\n\t\u0391'`, String.raw`name = "a\\b\n\tΑ"`],
    ["name eq ''", 'name = ""'],
    ["name eq 'Γιώργος'", 'name = "Γιώργος"'],
    ["erasmusCode eq 'G  THESSAL01'", 'erasmusCode = "G  THESSAL01"'],
    ["name eq '1 or 1 eq 1; drop table users --'", 'name = "1 or 1 eq 1; drop table users --"'],
  ])('understands %s', (filter, expected) => {
    expect(show(parseFilter(filter))).toBe(expected);
  });

  test.each([
    ['', 1],
    ['id eq', 6],
    ['id eq 1 or', 11],
    ['id eq 1 id eq 2', 9],
    ['eq 1', 1],
    ['id = 1', 4],
    ['id eq 1)', 8],
    ['(id eq 1', 9],
    ['id eq 5abc', 8],
    ["name eq 'open", 9],
    [String.raw`name eq 'open\'`, 9],
    [String.raw`name eq '\u12'`, 11],
    ['id in ()', 8],
    ['id in 5', 7],
    ['id in (1,)', 10],
    ['id in (other)', 8],
    ['true', 1],
    ["'text'", 1],
    ['(a eq 1) eq 2', 1],
    ['not 5', 5],
    ['sleep(5) eq 1', 1],
    ['constructor(id) eq 1', 1],
    ['contains(name)', 1],
    ['length(a, b) eq 1', 1],
    ['length() eq 1', 8],
    ['id eq 1; select 1', 8],
    ['id eq $it', 7],
    ['id eq 1e400', 7],
    [`id eq ${'9'.repeat(41)}`, 7],
    ["name eq '\0'", 9],
    [String.raw`name eq '\u0000'`, 9],
    [String.raw`name eq '\ud800'`, 9],
    ["name eq 'a'b'", 12],
  ])('refuses %j at character %i', (filter, character) => {
    expect(refusal(filter)).toMatch(new RegExp(`^\\$filter, character ${character}: `));
  });

  test('refuses a path with too many links', () => {
    expect(refusal('a/b/c/d/e/f eq 1')).toContain('is not a member');
  });

  test('refuses a filter of more than 8,000 characters', () => {
    expect(refusal(`name eq '${'x'.repeat(7_990)}'`)).toBe('accepted');
    expect(refusal(`name eq '${'x'.repeat(7_991)}'`)).toContain('more than 8000 characters');
  });

  test(
    'refuses 3,000 nested parentheses at once',
    () => {
      expect(refusal(`${'('.repeat(3000)}id eq 1${')'.repeat(3000)}`)).toContain('more than 20 levels');
      expect(refusal(`${'not '.repeat(1500)}isDeleted`)).toContain('more than 20 levels');
      expect(refusal(`${'trim('.repeat(1000)}name${')'.repeat(1000)} eq 1`)).toContain('more than 20 levels');
    },
    patient(2_000),
  );

  test('takes 100 comparisons and refuses one more', () => {
    const chain = (length: number) => Array.from({ length }, (_, index) => `id eq ${index}`).join(' or ');
    const list = (length: number) => `id in (${Array.from({ length }, (_, index) => index).join(',')})`;
    expect([chain(100), list(100)].map(refusal)).toEqual(['accepted', 'accepted']);
    expect([chain(101), list(101)].map(refusal)).toEqual(
      Array(2).fill('The filter has more than 100 comparisons.'),
    );
  });

  test('takes 50 functions, beside one another or inside, and refuses one more', () => {
    const beside = (length: number) =>
      Array.from({ length }, (_, index) => `contains(name,'${index}')`).join(' or ');
    const inside = (depth: number): string =>
      depth === 0 ? 'name' : `concat(${inside(depth - 1)},${inside(depth - 1)})`;
    expect([beside(50), `${inside(5)} eq 'x'`].map(refusal)).toEqual(['accepted', 'accepted']);
    expect([beside(51), `length(${inside(7)}) gt 5`].map(refusal)).toEqual(
      Array(2).fill('The filter has more than 50 functions.'),
    );
  });
});
