import { patient } from '../../../scripts/lib/patience.mjs';
import { MODEL } from '../../src/data/sets/model.ts';
import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import { HOSTILE_VALUES, isFault } from '../support/hostile/hostile.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

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

describe('bodies that are not read', () => {
  const nested = '['.repeat(13_800_000);

  test.each([
    ['guest', 'MobilityAgreements', 403],
    ['teacher', 'Users', 403],
    ['teacher', 'ApplicationFiles', 403],
    ['student', 'MobilityAgreements', 403],
    ['student', 'Nonsense', 404],
  ] as const)('%s sends one to %s: %i, whatever it holds', async (account, set, status) => {
    expect((await api.save(account, set, nested.slice(0, 3_000_000))).status).toBe(status);
  });

  test.each([
    ['nested arrays', nested],
    ['nested arrays behind a text', `{"fileName":"${'\\"['.repeat(10)}","a":${nested.slice(0, 10_000_000)}`],
    ['many values', `{"fileName":[${'1,'.repeat(6_000_000)}1]}`],
    ['many objects', `[${'{},'.repeat(4_000_000)}{}]`],
  ])('%s in a body that may be large are refused before they are parsed', async (_, body) => {
    const answer = await api.save('iro', 'ApplicationFiles', body);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'The body is nested too deeply or holds too many values.',
    ]);
  });

  test('brackets and commas inside a text do not count', async () => {
    const comments = '[{,'.repeat(300_000);
    expect((await api.save('iro', 'MobilityAgreements', { comments })).body.code).not.toBe('bad-body');
  });

  test('a set without parts takes no more than its hundred records need', async () => {
    expect((await api.save('iro', 'ECTSCoordinatorTables', { purpose: 'x'.repeat(256_000) })).status).toBe(
      413,
    );
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
    patient(300_000),
  );
});
