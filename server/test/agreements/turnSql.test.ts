import { sql } from 'kysely';
import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { turnOf } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { NO_STEP, nextStepOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { FactsSql } from '../../src/exchange/turn/factsSql.ts';
import { nextStepSql, obstacleSql, stepSql, turnSql } from '../../src/exchange/turn/turnSql.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';

type Values = Readonly<Record<keyof FactsSql, readonly unknown[]>>;
const BOTH = [false, true] as const;

/** Every value that each fact of the turn can have, and a state of each kind that this release does not know. */
const OF_TURN: Values = {
  status: [1, 2, 3, 99],
  ewpStatus: [1, 2, 3, 4, 5, 6, 7, 99],
  terminated: [0, 1, 2, 3, 4, 5],
  isDeleted: BOTH,
  wasApproved: BOTH,
  hasNotified: BOTH,
  hasUnsentEdits: BOTH,
  endBegunBy: [null, 'us', 'partner'],
  isPartnerEnding: [null, false, true],
  isPartnerBehind: BOTH,
  areCopiesApart: BOTH,
  areOnlyPeopleUnsent: BOTH,
  hasPartnerCopy: [true],
  partnersCopy: ['here'],
  isIncomplete: [false],
  hasMobilities: [false],
};
/** The same of the facts that are in the way of a step, in the states in which they count. */
const OF_OBSTACLES: Values = {
  ...OF_TURN,
  status: [1, 2, 3],
  ewpStatus: [1, 3, 4, 6, 7],
  terminated: [0, 1, 2, 3, 4],
  isDeleted: [false],
  wasApproved: [true],
  hasNotified: [true],
  endBegunBy: [null, 'partner'],
  areOnlyPeopleUnsent: [false],
  hasPartnerCopy: BOTH,
  partnersCopy: [null, 'here', 'unlinked', 'missing'],
  isIncomplete: BOTH,
  hasMobilities: BOTH,
};

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
  hasPartnerCopy: 'boolean',
  partnersCopy: 'text',
  isIncomplete: 'boolean',
  hasMobilities: 'boolean',
};

let empty: EmptyDatabase;

beforeAll(async () => {
  empty = await makeEmptyDatabase();
}, DATABASE_TIMEOUT_MS);
afterAll(() => empty.remove());

test.each([
  ['of the turn', OF_TURN, 221_184, 7],
  ['of what is in the way', OF_OBSTACLES, 115_200, 7],
] as const)(
  'turn, step and obstacle in SQL are those of the rules, with every value %s',
  async (_, values, count, steps) => {
    const states = Object.entries(values).reduce<readonly Partial<AgreementFacts>[]>(
      (known, [fact, each]) => known.flatMap((state) => each.map((value) => ({ ...state, [fact]: value }))),
      [{}],
    );
    const facts = Object.fromEntries(Object.keys(TYPES).map((fact) => [fact, sql.ref(`state.${fact}`)]));
    const columns = Object.entries(TYPES).map(([fact, type]) => sql`${sql.id(fact)} ${sql.raw(type)}`);
    const next = sql.ref('following.next');
    const { rows } = await sql<{ turn: string; step: string; obstacle: string }>`
    select turn, ${stepSql(next)} as step, ${obstacleSql(next)} as obstacle
    from json_to_recordset(${JSON.stringify(states.map((state, at) => ({ ...state, at })))}::json)
      as state(${sql.join(columns)}, at integer)
      cross join lateral (select ${turnSql(facts as FactsSql)} as turn) whose
      cross join lateral (select ${nextStepSql(facts as FactsSql, sql.ref('turn'))} as next) following
    order by at`.execute(empty.database);
    const expected = states.map((state) => {
      const known = { ...NEW_AGREEMENT_FACTS, ...state };
      const following = nextStepOf(known);
      const { step = NO_STEP, obstacle = NO_STEP } = following ?? {};
      return { turn: turnOf(known), step, obstacle };
    });
    const wrong = states.flatMap((state, at) =>
      JSON.stringify(rows[at]) === JSON.stringify(expected[at])
        ? []
        : [{ state, sql: rows[at], rule: expected[at] }],
    );
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(rows).toHaveLength(count);
    expect(new Set(expected.map(({ step }) => step)).size).toBe(steps);
  },
  DATABASE_TIMEOUT_MS,
);
