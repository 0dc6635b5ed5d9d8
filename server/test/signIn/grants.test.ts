import { sql } from 'kysely';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import { type Caller, type Grant, ME, type Operation } from 'shared-contracts/rights/grants.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { SET_NAMES, type SetName } from 'shared-contracts/sets/sets.ts';
import { conditionSql } from '../../src/records/grants/conditionSql.ts';
import { conditionsOf } from '../../src/records/grants/conditions.ts';
import { matchingGrants } from '../../src/records/grants/matchingGrants.ts';
import { MODEL } from '../../src/data/sets/model.ts';
import { Row } from '../../src/records/sql/row.ts';
import { allOf } from '../../src/records/sql/sqlList.ts';
import { createRandom, type Random } from '../../src/demonstration/sample/chance/random.ts';
import { makeTestDatabase, type TestDatabase } from '../support/databases/testDatabase.ts';

const CALLER_ID = 7;
const RECORDS = 150;
const OPERATIONS: readonly Operation[] = ['read', 'create', 'update', 'delete'];

/** A record as it is stored, and the row that it lies in. */
type Generated = { readonly stored: Record<string, unknown>; readonly row: Record<string, unknown> };

let portal: TestDatabase;
beforeAll(async () => {
  portal = await makeTestDatabase();
});
afterAll(() => portal.remove());

/** Grants without conditions open every record: there is nothing about which the two could disagree. */
const CASES = Object.entries(ROLE_PERMISSIONS).flatMap(([role, permissions]) =>
  SET_NAMES.flatMap((set) => {
    const grants = OPERATIONS.flatMap((operation) => DATA_ACCESS[set][operation] ?? []).filter(
      ({ permission, where }) => where !== undefined && permissions.includes(permission),
    );
    return grants.length === 0 ? [] : [{ role, set, grants, caller: { id: CALLER_ID, permissions } }];
  }),
);

test.each(CASES)('grants of $role say the same of a record of $set and of its row', async (given) => {
  const { role, set, grants, caller } = given;
  const random = createRandom(`${role} ${set}`);
  const records = Array.from({ length: RECORDS }, (_, index) => generated(set, grants, random, index));
  for (const grant of grants) {
    const ofRecords: boolean[] = [];
    for (const { stored } of records)
      ofRecords.push(
        (await matchingGrants(portal.database, caller, [grant], MODEL[set], stored)).length === 1,
      );
    expect(await matchingRows(set, grant, caller, records)).toEqual(ofRecords);
    expect(new Set(ofRecords)).toEqual(new Set([true, false]));
  }
});

/** Makes a record whose members that grants look at hold what one accepts, something else, or nothing. */
function generated(set: SetName, grants: readonly Grant[], random: Random, index: number): Generated {
  const stored: Record<string, unknown> = { id: random.chance(0.5) ? CALLER_ID : 1_000 + index };
  const row: Record<string, unknown> = { id: stored.id };
  for (const { where } of grants) {
    for (const [path, accepted] of Object.entries(where ?? {})) {
      const [condition] = conditionsOf(MODEL[set], { [path]: accepted }, { id: CALLER_ID });
      const place = condition?.place;
      if (place === undefined || place.kind === 'key' || Object.hasOwn(stored, place.member)) continue;
      const value =
        place.kind === 'linked'
          ? random.pick([LOCAL_INSTITUTION_ID, 2, 3, null])
          : valueLike(accepted, random);
      stored[place.member] = value;
      row[place.column] = value;
    }
  }
  return { stored, row };
}

function valueLike(accepted: NonNullable<Grant['where']>[string], random: Random): unknown {
  const choices: readonly unknown[] = Array.isArray(accepted) ? accepted : [accepted];
  const choice = random.pick(choices);
  if (random.chance(0.2)) return null;
  if (typeof choice === 'boolean') return random.chance(0.5);
  if (choice === ME || typeof choice === 'number') return random.pick([CALLER_ID, 1, 2]);
  return random.chance(0.6) ? choice : 'something else';
}

async function matchingRows(
  set: SetName,
  grant: Grant,
  caller: Caller,
  records: readonly Generated[],
): Promise<readonly boolean[]> {
  let joined = 0;
  const rule = allOf(
    conditionsOf(MODEL[set], grant.where, caller).map((condition) =>
      conditionSql(condition, new Row(MODEL[set], 'generated'), (definition) => {
        joined += 1;
        return new Row(definition, `joined${joined}`);
      }),
    ),
  );
  const rows = JSON.stringify(records.map(({ row }) => row));
  const { rows: answers } = await sql<{ isMet: boolean }>`
    select (${rule}) is true as "isMet"
    from jsonb_populate_recordset(null::${sql.table(MODEL[set].table)}, ${rows}::jsonb) with ordinality as generated
    order by ordinality`.execute(portal.database);
  return answers.map(({ isMet }) => isMet);
}
