import { sql } from 'kysely';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { COMPARISON_OPERATORS, type ComparisonOperator } from '../../src/records/query/filterTree.ts';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { fillReadFixture, IRO } from '../support/api/readFixture.ts';

/** One record, as the reference evaluation sees it; an absent text is null. */
type Row = {
  readonly id: number;
  readonly firstName: string;
  readonly address: string | null;
  readonly moment: string;
};
type Answer = string | number | boolean | null;
/** An expression of the filter language, and what it gives for a record. */
type Expression = {
  readonly text: string;
  readonly value: (row: Row) => Answer;
  readonly isLiteral?: boolean;
};

const ROWS: readonly Row[] = [
  [101, 'Nikos', 'Nikos'],
  [102, 'nikos', 'NIKOS'],
  [103, 'Ann', null],
  [104, 'aNN  ', 'ann'],
  [105, '100%', '100'],
  [106, 'a_b', 'axb'],
  [107, 'back\\slash', '\\'],
  [108, "O'Neil", "o'"],
  [109, 'Γιώργος', 'ΓΙΩΡΓΟΣ'],
  [110, 'Ann', ''],
  [111, 'is null', 'null'],
].map(([id, firstName, address], index) => ({
  id: id as number,
  firstName: firstName as string,
  address: address as string | null,
  moment: `20${20 + index}-0${(index % 9) + 1}-1${index % 10}T0${index % 10}:3${index % 10}:00.000Z`,
}));

const literal = (text: string): Expression => ({
  text: `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
  value: () => text,
  isLiteral: true,
});
const number = (value: number): Expression => ({ text: String(value), value: () => value, isLiteral: true });
const FIRST: Expression = { text: 'firstName', value: ({ firstName }) => firstName };
const ADDRESS: Expression = { text: 'address', value: ({ address }) => address };

/** A function gives nothing for what is absent. */
function call(name: string, args: readonly Expression[], of: (...values: string[]) => Answer): Expression {
  return {
    text: `${name}(${args.map(({ text }) => text).join(',')})`,
    value: (row) => {
      const values = args.map(({ value }) => value(row));
      return values.includes(null) ? null : of(...values.map(String));
    },
  };
}

const TEXTS: readonly Expression[] = [
  FIRST,
  ADDRESS,
  literal('Ann'),
  literal(''),
  call('tolower', [FIRST], (text) => text.toLowerCase()),
  call('toupper', [ADDRESS], (text) => text.toUpperCase()),
  call('trim', [FIRST], (text) => text.replace(/^ +| +$/g, '')),
  call('concat', [ADDRESS, FIRST], (a, b) => a + b),
  call('concat', [literal("o'"), FIRST], (a, b) => a + b),
  call('substring', [FIRST, number(1)], (text) => text.slice(1)),
  call('substring', [ADDRESS, number(0), number(3)], (text) => text.slice(0, 3)),
];
const PARTS = [ADDRESS, literal('nn'), literal('%'), literal('_'), literal('\\'), literal('Ώ'), TEXTS[4]!];
const WHOLES = [FIRST, ADDRESS, TEXTS[7]!];
const PAIRS = WHOLES.flatMap((whole) => PARTS.map((part) => [whole, part] as const));

const NUMBERS: readonly Expression[] = [
  number(0),
  number(3),
  number(-1),
  { text: 'id', value: ({ id }) => id },
  call('length', [TEXTS[7]!], (text) => text.length),
  call('length', [FIRST], (text) => text.length),
  ...PAIRS.slice(0, 5).map((pair) =>
    call('indexof', pair, (whole, part) => compareText(whole).indexOf(compareText(part))),
  ),
  ...(['year', 'month', 'day', 'hour', 'minute'] as const).map((part, index): Expression => ({
    text: `${part}(dateCreated)`,
    value: ({ moment }) => Number(moment.split(/[-T:]/)[index]),
  })),
];

const TRUTHS: readonly Expression[] = [
  { text: 'true', value: () => true, isLiteral: true },
  { text: 'false', value: () => false, isLiteral: true },
  ...PAIRS.flatMap((pair) => [
    call('contains', pair, (whole, part) => compareText(whole).includes(compareText(part))),
    call('startswith', pair, (whole, part) => compareText(whole).startsWith(compareText(part))),
    call('endswith', pair, (whole, part) => compareText(whole).endsWith(compareText(part))),
  ]),
];

/** What is absent is equal to nothing and in no order; `ne` is the one that holds for it. */
const COMPARE: Readonly<Record<ComparisonOperator, (a: Answer, b: Answer) => boolean>> = {
  eq: (a, b) => a !== null && a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a !== null && b !== null && a > b,
  ge: (a, b) => a !== null && b !== null && a >= b,
  lt: (a, b) => a !== null && b !== null && a < b,
  le: (a, b) => a !== null && b !== null && a <= b,
};

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  await sql`delete from ects_coordinators`.execute(store.database);
  for (const { id, firstName, address, moment } of ROWS)
    await sql`
      insert into ects_coordinators (id, first_name, last_name, email, purpose, department_id, address, date_created)
      values (${id}, ${firstName}, 'x', 'x@example.org', 'ECTS', 1, ${address}, ${moment})`.execute(
      store.database,
    );
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

/** Lists the filters whose rows differ from those of the reference evaluation. */
async function differences(
  filters: readonly { readonly filter: string; readonly holds: (row: Row) => boolean }[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { filter, holds } of filters) {
    const { status, body } = await api.get(IRO, 'ECTSCoordinatorTables', {
      $filter: filter,
      $select: 'id',
      $orderby: 'id',
      $top: '-1',
    });
    const ids = status === 200 ? body.value.map((row: { id: number }) => row.id).join() : `${status}`;
    const expected = ROWS.filter(holds)
      .map(({ id }) => id)
      .join();
    if (ids !== expected) found.push(`${filter}: ${ids} instead of ${expected}`);
  }
  return found;
}

function comparisons(expressions: readonly Expression[]) {
  return expressions.flatMap((left) =>
    expressions
      .filter((right) => left.isLiteral !== true || right.isLiteral !== true)
      .flatMap((right) =>
        COMPARISON_OPERATORS.map((operator) => ({
          filter: `${left.text} ${operator} ${right.text}`,
          holds: (row: Row) => COMPARE[operator](left.value(row), right.value(row)),
        })),
      ),
  );
}

describe('every function inside every operator finds what the reference evaluation finds', () => {
  test('texts', async () => {
    expect(await differences(comparisons(TEXTS))).toEqual([]);
  });

  test('numbers and parts of moments', async () => {
    expect(await differences(comparisons(NUMBERS))).toEqual([]);
  });

  test('truth values', async () => {
    const some = TRUTHS.filter((_, index) => index < 2 || index % 7 === 0);
    expect(await differences(comparisons(some))).toEqual([]);
    const alone = TRUTHS.slice(2).flatMap(({ text, value }) => [
      { filter: text, holds: (row: Row) => value(row) === true },
      { filter: `not ${text}`, holds: (row: Row) => value(row) !== true },
      { filter: `${text} in (true,null)`, holds: (row: Row) => value(row) !== false },
      { filter: `${text} eq null`, holds: (row: Row) => value(row) === null },
    ]);
    expect(await differences(alone)).toEqual([]);
  });
});
