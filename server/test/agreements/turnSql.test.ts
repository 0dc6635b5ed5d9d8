import { sql } from 'kysely';
import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { turnOf } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { NO_STEP, waitingStepOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { FactsSql } from '../../src/exchange/turn/factsSql.ts';
import { turnSql, waitingStepSql } from '../../src/exchange/turn/turnSql.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';

/** Every value that each fact can have, and a state of each kind that this release does not know. */
const VALUES = {
  status: [1, 2, 3, 99],
  ewpStatus: [1, 2, 3, 4, 5, 6, 7, 99],
  terminated: [0, 1, 2, 3, 4, 5],
  isDeleted: [false, true],
  wasApproved: [false, true],
  hasNotified: [false, true],
  hasUnsentEdits: [false, true],
  endBegunBy: [null, 'us', 'partner'],
  isPartnerEnding: [null, false, true],
  isPartnerBehind: [false, true],
  areCopiesApart: [false, true],
  areOnlyPeopleUnsent: [false, true],
} as const satisfies Readonly<Record<keyof FactsSql, readonly unknown[]>>;

const TYPES: Readonly<Record<keyof FactsSql, string>> = {
  status: 'integer',
  ewpStatus: 'integer',
  terminated: 'integer',
  isDeleted: 'boolean',
  wasApproved: 'boolean',
  hasNotified: 'boolean',
  hasUnsentEdits: 'boolean',
  endBegunBy: 'text',
  isPartnerEnding: 'boolean',
  isPartnerBehind: 'boolean',
  areCopiesApart: 'boolean',
  areOnlyPeopleUnsent: 'boolean',
};

let empty: EmptyDatabase;

beforeAll(async () => {
  empty = await makeEmptyDatabase();
}, DATABASE_TIMEOUT_MS);
afterAll(() => empty.remove());

test(
  'turn and step in SQL are those of the rules, in every state there can be',
  async () => {
    const states = Object.entries(VALUES).reduce<readonly Partial<AgreementFacts>[]>(
      (known, [fact, values]) =>
        known.flatMap((state) => values.map((value) => ({ ...state, [fact]: value }))),
      [{}],
    );
    const facts = Object.fromEntries(Object.keys(TYPES).map((fact) => [fact, sql.ref(`state.${fact}`)]));
    const columns = Object.entries(TYPES).map(([fact, type]) => sql`${sql.id(fact)} ${sql.raw(type)}`);
    const { rows } = await sql<{ turn: string; step: string }>`
    select turn, ${waitingStepSql(facts as FactsSql, sql.ref('turn'))} as step
    from json_to_recordset(${JSON.stringify(states.map((state, at) => ({ ...state, at })))}::json)
      as state(${sql.join(columns)}, at integer)
      cross join lateral (select ${turnSql(facts as FactsSql)} as turn) whose
    order by at`.execute(empty.database);
    const expected = states.map((state) => turnOf({ ...NEW_AGREEMENT_FACTS, ...state }));
    expect(new Set(expected).size).toBe(5);
    const wrong = states.filter((_, at) => rows[at]?.turn !== expected[at]);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(rows).toHaveLength(221_184);
    const steps = states.map((state) => waitingStepOf({ ...NEW_AGREEMENT_FACTS, ...state }) ?? NO_STEP);
    expect(new Set(steps).size).toBe(6);
    expect(states.filter((_, at) => rows[at]?.step !== steps[at]).slice(0, 3)).toEqual([]);
  },
  DATABASE_TIMEOUT_MS,
);
