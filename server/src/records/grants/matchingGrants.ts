import { sql } from 'kysely';
import type { Caller, Grant } from 'shared-contracts/rights/grants.ts';
import type { Database } from '../../database/database.ts';
import type { SetDefinition } from '../model/definition.ts';
import { type Key, keyOf } from '../model/key.ts';
import { Row } from '../sql/row.ts';
import { allOf, anyOf } from '../sql/sqlList.ts';
import type { StoredRecord } from '../save/stored/storedRecord.ts';
import { anyKeyOf } from '../sql/anyKeyOf.ts';
import { grantsOn } from './grants.ts';
import { conditionSql } from './conditionSql.ts';
import { conditionsOf, type Condition } from './conditions.ts';

/**
 * Picks the grants whose conditions a record meets.
 *
 * - record: as it is stored, or as it will be; what it leads to is asked of the database
 */
export async function matchingGrants(
  database: Database,
  caller: Caller,
  grants: readonly Grant[],
  definition: SetDefinition,
  record: StoredRecord,
): Promise<readonly Grant[]> {
  const matching: Grant[] = [];
  for (const grant of grants) {
    if (await meetsAll(database, conditionsOf(definition, grant.where, caller), record)) matching.push(grant);
  }
  return matching;
}

/** Tells which of some existing records the caller may read. */
export async function readableIds(
  database: Database,
  caller: Caller,
  definition: SetDefinition,
  ids: readonly Key[],
): Promise<ReadonlySet<Key>> {
  const grants = grantsOn(caller, 'read', definition);
  if (ids.length === 0 || grants.length === 0) return new Set();
  if (grants.some((grant) => grant.where === undefined)) return new Set(ids);
  const join = joins();
  const row = join(definition);
  const rules = grants.map(({ where }) =>
    allOf(conditionsOf(definition, where, caller).map((condition) => conditionSql(condition, row, join))),
  );
  const { rows } = await sql<{ id: Key }>`
    select ${row.key} as id from ${row.source} where ${row.key} = ${anyKeyOf(definition, ids)} and ${anyOf(rules)}`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

async function meetsAll(
  database: Database,
  conditions: readonly Condition[],
  record: StoredRecord,
): Promise<boolean> {
  for (const condition of conditions) {
    if (!(await meets(database, condition, record))) return false;
  }
  return true;
}

async function meets(
  database: Database,
  { place, accepted }: Condition,
  record: StoredRecord,
): Promise<boolean> {
  const value = record[place.kind === 'key' ? 'id' : place.member];
  if (place.kind !== 'linked') return accepted.some((choice) => value === choice);
  if (value === null || value === undefined) return false;
  const join = joins();
  const target = join(place.target);
  const rule = conditionSql({ place: place.place, accepted }, target, join);
  const { rows } = await sql`
    select from ${target.source} where ${target.key} = ${keyOf(value)} and ${rule}`.execute(database);
  return rows.length > 0;
}

function joins(): (definition: SetDefinition) => Row {
  let rows = 0;
  return (definition) => {
    rows += 1;
    return new Row(definition, `r${rows}`);
  };
}
