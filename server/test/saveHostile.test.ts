import { MODEL } from '../src/data/model/model.ts';
import { DATA_ACCESS } from 'shared-contracts/access.ts';
import { SET_NAMES } from 'shared-contracts/sets.ts';
import {
  type Answer,
  type SaveApi,
  START_TIMEOUT_MS,
  startSaveApi,
  type UserName,
} from './support/saveApi.ts';
import { agreement, completeApplication } from './support/saveBodies.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

/** A seeded generator (mulberry32): a failure can be played again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  7,
  1.5,
  1e308,
  -1e308,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '1',
  'x',
  "'; drop table users; --",
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '💥'.repeat(400),
  'x'.repeat(70_000),
  '2026-02-30',
  '2026-02-28',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '+010000-01-01T00:00:00Z',
  '--02-30',
  'javascript:alert(1)',
  [],
  [[]],
  [[[]]],
  {},
  [null],
  [1, 1, 1],
  [{}],
  [{ id: 1 }],
  [{ id: 1 }, { id: 1 }],
  [{ id: 1, $state: 4 }],
  [{ $state: 16 }],
  [{ $state: '4' }],
  { id: 1 },
  { id: null },
  { id: [] },
  { id: { id: 1 } },
  { id: 2_147_483_648 },
  { id: '\u0000' },
  { name: '\u0000' },
  { name: {} },
  { constructor: 1 },
  { toString: 1 },
  { hash: 'x', agreement: {} },
  { email: '\u0000' },
  Array.from({ length: 1200 }, () => ({})),
  [{ value: '\u0000' }],
  [{ value: 'https://a.example', language: '\ud800' }],
  { email: null, phone: null, urls: null },
];

/** A refusal by the database alone names no field: the model or a rule should have known. */
function isFault({ status, body }: Answer): boolean {
  return status >= 500 || (body?.code === 'validation-failed' && body.errors === undefined);
}

describe('hostile bodies', () => {
  const call = async (body: unknown, set = 'MobilityAgreements', headers = {}) =>
    (await api.save('iro', set, body, headers)).status;

  test.each([
    ['nothing', undefined, 400],
    ['no JSON', '{"a":', 400],
    ['a text', '"x"', 400],
    ['a number', '5', 400],
    ['null', 'null', 400],
    ['an empty array', '[]', 400],
    ['an array of arrays', '[[]]', 400],
    ['an array of nulls', '[null]', 400],
    ['__proto__', '{"__proto__":{"isDeleted":true}}', 400],
    ['__proto__ in a child', '{"studentMobilitiesForStudies":[{"__proto__":{"id":1}}]}', 400],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['members of the prototype', '{"toString":1,"hasOwnProperty":2,"valueOf":3}', 400],
    ['101 records', JSON.stringify(Array.from({ length: 101 }, () => ({}))), 400],
    ['100,000 nested arrays', `{"comments":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['100,000 nested objects', `${'{"institutions":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
    ['200,000 values', `{"institutions":[${'1,'.repeat(200_000)}1]}`, 400],
    ['2,000 children', JSON.stringify({ signings: Array.from({ length: 2000 }, () => ({})) }), 400],
    ['a body larger than 4 MB', JSON.stringify({ comments: 'x'.repeat(4_000_001) }), 413],
  ])('%s: refused', async (_, body, status) => {
    expect(await call(body)).toBe(status);
  });

  test('another media type, and a deletion of nothing, are refused', async () => {
    expect(
      await call('a=1', 'MobilityAgreements', { 'content-type': 'application/x-www-form-urlencoded' }),
    ).toBe(400);
    expect((await api.call('iro', 'DELETE', 'ECTSCoordinatorTables')).status).toBe(400);
    expect((await api.call('iro', 'DELETE', 'ECTSCoordinatorTables', {})).status).toBe(404);
  });

  test('leave the prototype of all objects alone', async () => {
    await call('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect('polluted' in {}).toBe(false);
  });
});

describe('every member of every set', () => {
  const writable = SET_NAMES.filter((set) => DATA_ACCESS[set].create ?? DATA_ACCESS[set].update);

  test.each(writable)(
    'of %s takes no hostile value amiss',
    async (set) => {
      const definition = MODEL[set];
      const members = [
        ...Object.keys(definition.fields),
        ...Object.keys(definition.links),
        'id',
        '$state',
        'nonsense',
      ];
      const existing = (
        (await api.call('iro', 'GET', `${set}?$top=1`)).body.value as { id: number; dateModified: string }[]
      )[0];
      const faults: object[] = [];
      for (const member of members) {
        for (const value of HOSTILE_VALUES) {
          const answer = await api.save('iro', set, {
            id: existing?.id,
            dateModified: existing?.dateModified,
            [member]: value,
          });
          if (isFault(answer)) faults.push({ member, value: JSON.stringify(value).slice(0, 60), ...answer });
        }
      }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});

describe('random bodies', () => {
  const USERS: readonly UserName[] = ['iro', 'teacher', 'student', 'guest'];
  const ROUNDS = 600;

  test(`never answer a fault (${ROUNDS} rounds)`, async () => {
    const random = randomFrom(20_261_121);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const faults: object[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const body: unknown = structuredClone(
        pick([agreement(), completeApplication(1), { institution: 1 }, {}]),
      );
      for (let change = 0; change <= random() * 4; change += 1) mutate(body, pick, random);
      const set = pick(SET_NAMES);
      const answer = await api.call(
        pick(USERS),
        pick(['POST', 'PUT', 'DELETE']),
        set,
        random() < 0.1 ? [body, body] : body,
      );
      if (isFault(answer)) faults.push({ round, set, body: JSON.stringify(body).slice(0, 500), answer });
    }
    expect(faults).toEqual([]);
  }, 300_000);
});

/** Puts a hostile value, or a hostile member, somewhere into a body. */
function mutate(target: unknown, pick: <Item>(items: readonly Item[]) => Item, random: () => number): void {
  if (typeof target !== 'object' || target === null) return;
  const members = Object.keys(target);
  if (members.length === 0 || random() < 0.2) {
    Reflect.set(
      target,
      pick(['id', '$state', 'owner', 'isDeleted', 'dateModified', 'nonsense', 'status', 'name']),
      structuredClone(pick(HOSTILE_VALUES)),
    );
    return;
  }
  const member = pick(members);
  if (random() < 0.5) mutate(Reflect.get(target, member), pick, random);
  else Reflect.set(target, member, structuredClone(pick(HOSTILE_VALUES)));
}
