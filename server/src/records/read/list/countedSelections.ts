import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { Filter } from 'shared-contracts/call/filter.ts';
import type { Database } from '../../../database/database.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { parseFilter } from '../../query/filterParser.ts';
import type { DerivedMembers } from '../compile/derivedMembers.ts';
import { assertReadable, type Environment } from '../compile/environment.ts';
import { Row } from '../../sql/row.ts';
import { rowsRule } from '../compile/rowsRule.ts';
import type { Sql } from '../../sql/sql.ts';
import { allOf, commaList, TRUE } from '../../sql/sqlList.ts';
import { Statement } from '../compile/statement.ts';
import { derivedValue } from '../compile/values.ts';
import { filterSql } from '../filter/filterSql.ts';

type Selections<Name extends string> = {
  readonly definition: SetDefinition;
  readonly caller: Caller;
  readonly derived: DerivedMembers;
  readonly filters: Readonly<Record<Name, Filter | undefined>>;
  /** What all of the filters have in common, so that nothing else is looked at. */
  readonly within?: Filter | undefined;
  /** Derived members that more than one of the filters names: they are found out once for each record. */
  readonly once?: readonly string[];
};

/**
 * The records of one selection inside a statement.
 *
 * - root: a row of them; prepare: has to run before the statement
 */
export type Selection = {
  readonly root: Row;
  readonly where: Sql;
  readonly prepare: (database: Database) => Promise<void>;
};

/**
 * Counts several selections of one set in one pass over it: each number is the total of the list with that filter, for this caller.
 *
 * Throws a `Problem` (400, 403) for what the caller may not ask.
 */
export async function countSelections<Name extends string>(
  database: Database,
  { definition, caller, derived, filters, within, once = [] }: Selections<Name>,
): Promise<Readonly<Record<Name, number>>> {
  const statement = new Statement(caller, derived);
  assertReadable(statement, definition);
  const stored = new Row(definition, statement.nextAlias());
  const where = conditionOf({ statement, root: stored, bound: new Map(), option: '$filter' }, within);
  const alias = statement.nextAlias();
  const columns = new Map(once.map((name) => [name, sql.ref(`${alias}.$${name}`)]));
  const root = new Row(definition, alias, { derived: columns });
  const environment: Environment = { statement, root, bound: new Map(), option: '$filter' };
  const counts = Object.entries<Filter | undefined>(filters).map(
    ([name, filter]) =>
      sql`count(*) filter (where ${conditionOf(environment, filter)})::integer as ${sql.id(name)}`,
  );
  const found = once.map((name) => sql`${derivedValue(statement, stored, name)} as ${sql.id(`$${name}`)}`);
  for (const { prepare } of statement.derived) await prepare?.(database);
  // OFFSET keeps what is found out once from being written into each condition.
  const { rows } = await sql<Record<Name, number>>`
    select ${commaList(counts)} from (
      select ${commaList([sql`${stored.all}`, ...found])} from ${stored.source} where ${allOf([where, ...rowsRule(statement, stored)])} offset 0
    ) as ${sql.id(alias)}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}

/** Writes the condition of one selection, for statements that ask more of its records than a list can. */
export function selectionSql(
  { definition, caller, derived }: Omit<Selections<string>, 'filters' | 'within' | 'once'>,
  filter: Filter | undefined,
): Selection {
  const statement = new Statement(caller, derived);
  assertReadable(statement, definition);
  const root = new Row(definition, statement.nextAlias());
  const environment: Environment = { statement, root, bound: new Map(), option: '$filter' };
  const where = allOf([conditionOf(environment, filter), ...rowsRule(statement, root)]);
  return {
    root,
    where,
    prepare: async (database) => {
      for (const { prepare } of statement.derived) await prepare?.(database);
    },
  };
}

function conditionOf(environment: Environment, filter: Filter | undefined): Sql {
  return filter === undefined ? TRUE : filterSql(environment, parseFilter(filter));
}
