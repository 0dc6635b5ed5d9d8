import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../../database/database.ts';
import type { Row } from '../../sql/row.ts';
import type { Sql } from '../../sql/sql.ts';

/**
 * Makes a derived member of the records of a set.
 *
 * - value: of a row, holding no more than the caller may know; null is the server itself
 * - touched: sets whose changes may change it; `none` when it changes by itself, so that nothing that was counted by it may be remembered
 * - prepare: brings up to date what it is read from, before a list asks for it
 */
export type DerivedValue = {
  readonly value: (row: Row, caller: Caller | null) => Sql;
  readonly touched: readonly SetName[] | 'none';
  readonly prepare?: (database: Database) => Promise<void>;
};

/** Who makes the derived members of each set; they come from outside, as they take what the data API does not know. */
export type DerivedMembers = Readonly<Partial<Record<string, Readonly<Record<string, DerivedValue>>>>>;
