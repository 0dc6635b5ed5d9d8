import { sql } from 'kysely';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../../database/database.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { anyKeyOf } from '../../sql/anyKeyOf.ts';
import { type Key, keyOf } from '../../model/key.ts';
import { flatStatement, wholeStatement } from './storedStatement.ts';

/**
 * A record as it is compared, checked and audited: fields as on the wire, to-one members as bare ids, owned children as
 * records in stored order (`ownedOne` as one record or null), linked sets as ascending ids, file contents as their hash and size.
 *
 * Reading and saving go by a set's definition, whichever it is; code that knows its set has {@link RecordOf}.
 */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** A stored record of a set that is known by its name; of any other, the members are known at run time alone. */
export type RecordOf<Name extends SetName | ChildSetName> = SetName extends Name
  ? StoredRecord
  : ChildSetName extends Name
    ? StoredRecord
    : Stored<Name>;

/** A record that is being made or changed. */
export type MergedRecord = Record<string, unknown>;

/** The same of a set that is known by its name. */
export type MergedOf<Name extends SetName | ChildSetName> = SetName extends Name
  ? MergedRecord
  : ChildSetName extends Name
    ? MergedRecord
    : Unsaved<Name>;

type Row = Record<string, unknown>;

/** Reads whole records; those that do not exist are missing from the answer. */
export async function loadRecords<Name extends SetName | ChildSetName>(
  database: Database,
  definition: SetDefinition<Name>,
  ids: readonly Key[],
): Promise<Map<Key, RecordOf<Name>>> {
  return byId((await database.executeQuery(wholeStatement(database, definition, ids))).rows);
}

/** Reads records without children and linked sets: whole ones of a set that has neither. */
export async function loadFlatRecords<Name extends SetName | ChildSetName>(
  database: Database,
  definition: SetDefinition<Name>,
  ids: readonly Key[],
): Promise<Map<Key, RecordOf<Name>>> {
  return byId((await database.executeQuery(flatStatement(database, definition, ids))).rows);
}

/** The one place where rows become records of their set: they were selected by its definition, member by member. */
function byId<Name extends SetName | ChildSetName>(rows: readonly Row[]): Map<Key, RecordOf<Name>> {
  return new Map(rows.map((row) => [keyOf(row.id), row as RecordOf<Name>]));
}

/**
 * Locks the rows of existing records until the transaction ends, in the order of their ids, so that two callers never wait for each other in a
 * circle; gives the ids of those that exist.
 */
export async function lockRecords(
  database: Database,
  definition: SetDefinition,
  ids: readonly Key[],
): Promise<ReadonlySet<Key>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: Key;
  }>`select id from ${sql.table(definition.table)} where id = ${anyKeyOf(definition, ids)} order by id for no key update`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}
