import { CompiledQuery } from 'kysely';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../../../database/database.ts';
import type { Problem } from '../../../platform/problems/problem.ts';
import { badQuery } from '../../../platform/query/badQuery.ts';

/**
 * What PostgreSQL's planner may estimate for one question, in its own units: a page of the agreement list costs some thousands, all institutions
 * 17,000; 100,000 take about half a second on an ordinary machine.
 */
const MOST_COST: Readonly<Record<Role, number>> = {
  IRO: 200_000,
  Faculty: 100_000,
  Student: 60_000,
  'No Rights': 60_000,
};

/**
 * How much a question asks for, by what can be seen before anybody plans it.
 *
 * - rows: that come back at most
 * - tables: that are read for them
 * - searched: tables and functions that filter, order and groups read, for each row of the set
 */
export type Weight = { readonly rows: number; readonly tables: number; readonly searched: number };

/** Rows times tables below which nobody asks the planner: it takes as long as the answer. */
const LIGHT_ROWS = 5_000;
const LIGHT_SEARCH = 30;
/** Whoever asks for more than this many rows can ask for fewer. */
const MANY_ROWS = 50;

/** Tells whether a question may be dear, so that its cost is worth asking for. */
export function mayBeDear({ rows, tables, searched }: Weight): boolean {
  return rows * tables > LIGHT_ROWS || searched > LIGHT_SEARCH;
}

/** What a list asks the database: search finds and counts what matches, answer makes what comes back of it. */
type Asked = { readonly search: CompiledQuery; readonly answer: CompiledQuery };

/**
 * Tells whether the planner expects the answer to a question to be affordable for a role in one go.
 *
 * Throws a `Problem` (400) that says what to ask less of where searching alone is not.
 */
export async function isAffordableAtOnce(
  database: Database,
  role: Role,
  { search, answer }: Asked,
): Promise<boolean> {
  if (!(await isAffordable(database, role, search))) throw badQuery('$filter', DEAR_SEARCH);
  return isAffordable(database, role, answer);
}

/** Makes the refusal of an answer that is too dear: of its many rows, or of its members. */
export function dearAnswer({ rows }: Weight): Problem {
  return rows > MANY_ROWS ? badQuery('$top', DEAR_ROWS) : dearMembers();
}

/** Tells whether the planner expects a statement to be affordable for a role. */
export async function isAffordable(
  database: Database,
  role: Role,
  statement: CompiledQuery,
): Promise<boolean> {
  return (await plannedCost(database, statement)) <= MOST_COST[role];
}

/** A list has hundreds of pieces; one of whole agreements costs half of this. */
const PIECE_SHARE = 1 / 4;

/** Tells the same of a piece of a list, which may cost less. */
export async function isAffordablePiece(
  database: Database,
  role: Role,
  piece: CompiledQuery,
): Promise<boolean> {
  return (await plannedCost(database, piece)) <= MOST_COST[role] * PIECE_SHARE;
}

/** Makes the refusal of an answer whose members are too many. */
export function dearMembers(): Problem {
  return badQuery('$select', DEAR_MEMBERS);
}

/** Asks the planner for the cost of a statement, which is not run. */
async function plannedCost(database: Database, { sql, parameters }: CompiledQuery): Promise<number> {
  const explained = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
  const { rows } = await database.executeQuery<Explained>(explained);
  const cost = rows[0]?.['QUERY PLAN'][0]?.Plan['Total Cost'];
  if (cost === undefined) throw new Error('The planner gave no cost');
  return cost;
}

type Explained = {
  readonly 'QUERY PLAN': ReadonlyArray<{ readonly Plan: { readonly 'Total Cost': number } }>;
};

const DEAR_SEARCH = {
  en: 'Searching for this would take too long: use fewer conditions, functions and sort keys, or shorter paths to other records.',
  el: 'Η αναζήτηση αυτή θα διαρκούσε πολύ: χρησιμοποιήστε λιγότερες συνθήκες, συναρτήσεις και πεδία ταξινόμησης ή συντομότερες διαδρομές προς άλλες εγγραφές.',
};
const DEAR_ROWS = {
  en: 'This would take too long: ask for fewer rows at a time ($top), or name fewer members in $select and $expand.',
  el: 'Αυτό θα διαρκούσε πολύ: ζητήστε λιγότερες γραμμές κάθε φορά ($top) ή αναφέρετε λιγότερα πεδία στα $select και $expand.',
};
const DEAR_MEMBERS = {
  en: 'This would take too long: name fewer members in $select and $expand.',
  el: 'Αυτό θα διαρκούσε πολύ: αναφέρετε λιγότερα πεδία στα $select και $expand.',
};
