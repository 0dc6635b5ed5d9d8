import { sql } from 'kysely';
import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { SET_NAMES, type SetName } from 'shared-contracts/sets/sets.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { HOSTILE_VALUES, isFault, mutate, randomFrom } from '../support/hostile/hostile.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, completeApplication, studentRow } from '../support/api/saveBodies.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const USERS = { iro: 'IRO', teacher: 'Faculty', student: 'Student', guest: 'No Rights' } as const;
const NAMES = Object.keys(USERS) as (keyof typeof USERS)[];
const SEEDS = [20_261_121, 7, 1_999];
const ROUNDS = 400;
/** What somebody makes who may edit an agreement, under the agreement's rights. */
const CARRIED: readonly SetName[] = ['MobilityContacts', 'MobilityDepartments'];
const KEYS = [
  ...Array.from({ length: 6 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`),
  '"00000000-0000-4000-8000-000000000001"',
  '',
  '*',
  'x'.repeat(300),
  '00000000-0000-4000-8000-000000000001;a=b',
];

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

const PERSON = {
  title: 'Dr.',
  givenName: 'Ann',
  familyName: 'Other',
  email: 'ann@partner.example.edu',
  phone: '+390123456789',
  roles: [{ value: 'Departmental Coordinator' }],
  department: { name: 'New unit', institution: { id: FIXTURE.partner }, ounitId: 'u1' },
};

const BODIES: readonly object[] = [
  agreement(),
  agreement({
    departmentalCoordinatorContacts: [
      { id: FIXTURE.localCoordinator },
      PERSON,
      { id: 2, phone: '+390123456780' },
    ],
    studentMobilitiesForStudies: [
      studentRow({ toDepartment: { name: 'Another unit', institution: { id: FIXTURE.partner } } }),
    ],
  }),
  completeApplication(1),
  { institution: 1 },
  PERSON,
  { name: 'teacher', groups: [{ name: 'Instructors' }] },
  {},
];

test.each(SEEDS)(
  `random bodies, keys and versions are never answered with a fault, and change nothing without the right (seed %d, ${ROUNDS} calls)`,
  async (seed) => {
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const known = await knownRecords();
    const faults: object[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const set = pick(SET_NAMES);
      const body: object = structuredClone(pick(BODIES));
      if (random() < 0.4) Object.assign(body, pick(known.get(set) ?? [{}]));
      for (let change = 0; change <= random() * 4; change += 1) mutate(body, pick, random);
      const headers: Record<string, string> = {
        ...(random() < 0.5 && { 'idempotency-key': pick(KEYS) }),
        ...(random() < 0.2 && { 'if-match': pick(['*', '""', 'W/"x"', '2026-11-21T12:00:00.000Z']) }),
      };
      const path =
        random() < 0.2
          ? `${set}/${pick(['1', '2', '0', '-1', '1e3', '%00', 'Me', '2147483648', 'x'.repeat(300)])}`
          : set;
      const method = pick(
        path === set ? (['POST', 'PUT', 'DELETE'] as const) : (['POST', 'DELETE'] as const),
      );
      const answer = await api.call(pick(NAMES), method, path, random() < 0.1 ? [body, body] : body, headers);
      if (isFault(answer))
        faults.push({ round, method, path, headers, body: JSON.stringify(body).slice(0, 500), answer });
    }
    expect(faults).toEqual([]);
    expect(await changesWithoutRight()).toEqual([]);
  },
  patient(300_000),
);

test.each(SEEDS)(
  `random queries are never answered with a fault, and show nobody what they may not read (seed %d, ${ROUNDS} calls)`,
  async (seed) => {
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const faults: object[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [set, user] = [pick(SET_NAMES), pick(NAMES)];
      const options = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomOption(pick, random));
      const address = pick([set, set, `${set}/1`, `${set}/index.json`, `${set}/1/owner`]);
      const answer = await api.call(user, 'GET', `${address}?${options.join('&')}`);
      const isTold = answer.status === 200 && (answer.body?.value?.length ?? 0) > 0;
      if (answer.status >= 500 || (isTold && !mayRead(user, set)))
        faults.push({ round, user, address, options, answer });
    }
    expect(faults).toEqual([]);
  },
  patient(300_000),
);

function randomOption(pick: <Item>(items: readonly Item[]) => Item, random: () => number): string {
  const words = [
    'id',
    'name',
    'status/id',
    'owner',
    'institutions',
    'eq',
    'ne',
    'and',
    'or',
    'not',
    'in',
    '(',
    ')',
    ',',
  ];
  const more = [
    'contains',
    'indexof',
    "'x'",
    "'",
    '\\',
    '\0',
    '1',
    '-1',
    '99999999999999999999',
    'null',
    'desc',
    '*',
    '$it',
    '--',
    ';',
  ];
  const option = pick([
    '$filter',
    '$select',
    '$expand',
    '$orderby',
    '$groupby',
    '$top',
    '$skip',
    '$count',
    '$levels',
    '$first',
    '$$',
  ]);
  const parts = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
    random() < 0.9 ? pick([...words, ...more]) : JSON.stringify(pick(HOSTILE_VALUES)).slice(0, 200),
  );
  return `${option}=${encodeURIComponent(parts.join(' ').toWellFormed())}`;
}

/** Ids and versions of records that are there, so that changes and deletions meet something. */
async function knownRecords(): Promise<ReadonlyMap<SetName, readonly object[]>> {
  const known = new Map<SetName, readonly object[]>();
  for (const set of SET_NAMES) {
    const { body } = await api.call('iro', 'GET', `${set}?$top=5`);
    const records: any[] = body?.value ?? [];
    known.set(
      set,
      records.map(({ id, dateModified }) => ({ id, ...(dateModified && { dateModified }) })),
    );
  }
  return known;
}

function permissionsOf(user: UserName) {
  return ROLE_PERMISSIONS[USERS[user as keyof typeof USERS]];
}

function mayRead(user: UserName, set: SetName): boolean {
  return (DATA_ACCESS[set].read ?? []).some(({ permission }) => permissionsOf(user).includes(permission));
}

/** Lists what the audit knows of people who had no right to it, and what it knows of nobody. */
async function changesWithoutRight(): Promise<readonly object[]> {
  type Entry = { user_id: number; set_name: SetName; operation: 'create' | 'update' | 'delete' };
  const { rows } = await sql<Entry>`select distinct user_id, set_name, operation from audit_entries`.execute(
    api.database,
  );
  return rows.filter(({ user_id: id, set_name: set, operation }) => {
    const user = NAMES.find((name) => USER_IDS[name] === id);
    if (user === undefined) return true;
    const isCarried = CARRIED.includes(set) && permissionsOf(user).includes('iia_view');
    const grants = DATA_ACCESS[set][operation] ?? [];
    return !isCarried && !grants.some(({ permission }) => permissionsOf(user).includes(permission));
  });
}
