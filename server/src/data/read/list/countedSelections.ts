import { sql } from 'kysely';
import type { Caller } from 'shared-contracts/access.ts';
import type { Filter } from 'shared-contracts/filter.ts';
import type { Database } from '../../../database/database.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { parseFilter } from '../../query/filterParser.ts';
import type { DerivedMembers } from '../compile/derivedMembers.ts';
import { assertReadable, type Environment } from '../compile/environment.ts';
import { Row } from '../compile/row.ts';
import { rowsRule } from '../compile/rowsRule.ts';
import type { Sql } from '../compile/sql.ts';
import { allOf, commaList, TRUE } from '../compile/sqlList.ts';
import { Statement } from '../compile/statement.ts';
import { filterSql } from '../filter/filterSql.ts';

type Selections<Name extends string> = {
  readonly definition: SetDefinition;
  readonly caller: Caller;
  readonly derived: DerivedMembers;
  readonly filters: Readonly<Record<Name, Filter | undefined>>;
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
  { definition, caller, derived, filters }: Selections<Name>,
): Promise<Readonly<Record<Name, number>>> {
  const statement = new Statement(caller, derived);
  assertReadable(statement, definition);
  const root = new Row(definition, statement.nextAlias());
  const environment: Environment = { statement, root, bound: new Map(), option: '$filter' };
  const counted = Object.entries<Filter | undefined>(filters).map(([name, filter]) => ({
    name,
    condition: conditionOf(environment, filter),
  }));
  const columns = counted.map(
    ({ name, condition }) => sql`count(*) filter (where ${condition})::integer as ${sql.id(name)}`,
  );
  for (const { prepare } of statement.derived) await prepare?.(database);
  const { rows } = await sql<Record<Name, number>>`
    select ${commaList(columns)} from ${root.source} where ${allOf(rowsRule(statement, root))}`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate gave no row');
  return row;
}

/** Writes the condition of one selection, for statements that ask more of its records; their ids are those of `root`. */
export function selectionSql(
  { definition, caller, derived }: Omit<Selections<string>, 'filters'>,
  filter: Filter | undefined,
): Selection {
  const statement = new Statement(caller, derived);
  assertReadable(statement, definition);
  const root = new Row(definition, statement.nextAlias());
  const environment: Environment = { statement, root, bound: new Map(), option: '$filter' };
  const where = allOf([conditionOf(environment, filter), ...rowsRule(statement, root)]);
  const derivedValues = [...statement.derived];
  return {
    root,
    where,
    prepare: async (database) => {
      for (const { prepare } of derivedValues) await prepare?.(database);
    },
  };
}

function conditionOf(environment: Environment, filter: Filter | undefined): Sql {
  return filter === undefined ? TRUE : filterSql(environment, parseFilter(filter));
}
