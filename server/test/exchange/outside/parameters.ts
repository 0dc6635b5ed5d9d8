import { randomUUID } from 'node:crypto';
import { ask, type Params } from './support/ask.ts';
import { texts, validXml } from './support/readXml.ts';
import { FORM, signedCall } from './support/signedCall.ts';
import { HEIS, type World } from './support/world.ts';

const READS: readonly (readonly [string, Params])[] = [
  ['echo url', [['echo', 'α']]],
  ['institutions url', [['hei_id', HEIS.node]]],
  [
    'organizational-units url',
    [
      ['hei_id', HEIS.node],
      ['ounit_id', '1'],
    ],
  ],
  ['factsheet url', [['hei_id', HEIS.node]]],
  ['iias get-url', [['iia_id', '1']]],
  ['iias index-url', []],
  ['iias-approval url', [['iia_id', '1']]],
];
const NOTIFICATIONS: readonly (readonly [string, Params])[] = [
  ['iia-cnr url', [['iia_id', 'nobody-knows']]],
  ['iia-approval-cnr url', [['iia_id', 'nobody-knows']]],
];
const METHODS = ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const YEAR = 'receiving_academic_year_id';

const REFUSED: readonly (readonly [string, Params])[] = [
  ['iias get-url', []],
  ['iias get-url', [['id', '1']]],
  ['iias get-url', [['IIA_ID', '1']]],
  ['iias-approval url', []],
  ['iia-cnr url', []],
  ['iia-cnr url', [['iia_id', '']]],
  ['iia-approval-cnr url', []],
  ['iia-approval-cnr url', [['iia', 'x']]],
  ['institutions url', []],
  ['factsheet url', []],
  ['organizational-units url', [['hei_id', HEIS.node]]],
  ['organizational-units url', [['ounit_id', '1']]],
  [
    'organizational-units url',
    [
      ['hei_id', HEIS.node],
      ['ounit_id', '1'],
      ['ounit_code', '1'],
    ],
  ],
  [
    'organizational-units url',
    [
      ['hei_id', 'unknown.example.org'],
      ['ounit_id', '1'],
    ],
  ],
  [
    'organizational-units url',
    [
      ['hei_id', HEIS.node],
      ['hei_id', HEIS.a],
      ['ounit_id', '1'],
    ],
  ],
  ['iias index-url', [[YEAR, '2027']]],
  ['iias index-url', [[YEAR, '2027-2028']]],
  ['iias index-url', [[YEAR, '']]],
  [
    'iias index-url',
    [
      [YEAR, '2027/2028'],
      [YEAR, 'x'],
    ],
  ],
  ['iias index-url', [['modified_since', '2026-11-21']]],
  ['iias index-url', [['modified_since', 'yesterday']]],
  ['iias index-url', [['modified_since', '']]],
  ['iias index-url', [['modified_since', '2026-13-45T10:00:00Z']]],
  [
    'iias index-url',
    [
      ['modified_since', '2026-11-21T10:00:00Z'],
      ['modified_since', '2026-11-21T10:00:00Z'],
    ],
  ],
];

/** What may be asked, and how. */
export function describeParameters(world: () => World): void {
  test.each(READS)(
    '%s answers GET and POST alike, and heeds no decoy in the query of a POST',
    async (api, params) => {
      const got = await ask(world(), api, params);
      const posted = await ask(world(), api, params, { by: 'POST' });
      expect([api, got.status, posted.status]).toEqual([api, 200, 200]);
      validXml(got.body);
      expect(posted.text).toBe(got.text);
      const { urls, a } = world();
      const decoys =
        'iia_id=1&hei_id=decoy.example.org&ounit_code=1&echo=decoy&modified_since=decoy&receiving_academic_year_id=decoy';
      const decoyed = await signedCall({
        url: `${urls[api] ?? ''}?${decoys}`,
        key: a.host.client,
        form: params,
      });
      expect(decoyed.text).toBe(got.text);
    },
  );

  test.each(NOTIFICATIONS)(
    '%s takes an id that nobody knows, by POST alone, from the body alone',
    async (api, params) => {
      const posted = await ask(world(), api, params, { by: 'POST' });
      expect([posted.status, validXml(posted.body).children]).toEqual([200, []]);
      const got = await ask(world(), api, params);
      expect([got.status, got.headers.allow]).toEqual([405, 'POST']);
      const { urls, a } = world();
      const inQuery = await signedCall({ url: `${urls[api] ?? ''}?iia_id=1`, key: a.host.client, form: [] });
      expect(inQuery.status).toBe(400);
    },
  );

  test.each([...READS, ...NOTIFICATIONS])('%s refuses other methods and other encodings', async (api) => {
    const { urls, a } = world();
    const shape = { url: urls[api] ?? '', key: a.host.client };
    for (const method of METHODS) {
      const answer = await signedCall({ ...shape, method });
      expect([method, answer.status, answer.headers.allow]).toEqual([
        method,
        405,
        expect.stringContaining('POST'),
      ]);
    }
    for (const type of ['application/json', 'text/xml', 'multipart/form-data; boundary=x', undefined])
      expect([
        type,
        (await signedCall({ ...shape, body: 'iia_id=1', headers: { 'content-type': type } })).status,
      ]).toEqual([type, 415]);
    const withCharset = await signedCall({
      ...shape,
      body: '',
      headers: { 'content-type': `${FORM}; charset=UTF-8` },
    });
    expect(withCharset.status).not.toBe(415);
  });

  test.each(REFUSED)('%s refuses %j', async (api, params) => {
    const isNotification = NOTIFICATIONS.some(([name]) => name === api);
    for (const by of isNotification ? (['POST'] as const) : (['GET', 'POST'] as const)) {
      const answer = await ask(world(), api, params, { by });
      expect([by, answer.status, validXml(answer.body).name]).toEqual([by, 400, 'error-response']);
    }
  });

  test.each([
    ['iias get-url', 'iias max-iia-ids', 'iia_id'],
    ['iias-approval url', 'iias-approval max-iia-ids', 'iia_id'],
    ['institutions url', 'institutions max-hei-ids', 'hei_id'],
    ['factsheet url', 'factsheet max-hei-ids', 'hei_id'],
  ])('%s takes as many ids as its manifest promises, and not one more', async (api, promise, name) => {
    const most = Number(world().urls[promise]);
    const ids = (count: number) =>
      Array.from({ length: count }, (_, index) => [name, `unknown-${index}`] as const);
    const enough = await ask(world(), api, ids(most), { by: 'POST' });
    expect([enough.status, validXml(enough.body).children]).toEqual([200, []]);
    expect((await ask(world(), api, ids(most + 1), { by: 'POST' })).status).toBe(400);
  });

  test.each(['ounit_id', 'ounit_code'])(
    'units are asked for by %s, as many as the manifest promises, unknown ones left out',
    async (name) => {
      const { urls } = world();
      const most = Number(
        urls[`organizational-units ${name === 'ounit_id' ? 'max-ounit-ids' : 'max-ounit-codes'}`],
      );
      const units = (count: number): Params => [
        ['hei_id', HEIS.node],
        ...Array.from({ length: count }, (_, index) => [name, `unknown-${index}`] as const),
      ];
      const enough = await ask(world(), 'organizational-units url', units(most));
      expect([enough.status, validXml(enough.body).children]).toEqual([200, []]);
      expect((await ask(world(), 'organizational-units url', units(most + 1))).status).toBe(400);
    },
  );

  test('ids are compared with their case, unknown ones left out', async () => {
    const ask1 = (heiId: string) => ask(world(), 'institutions url', [['hei_id', heiId]]);
    expect(texts(validXml((await ask1(HEIS.node)).body), 'hei-id')).toEqual([HEIS.node]);
    expect(texts(validXml((await ask1(HEIS.node.toUpperCase())).body), 'hei-id')).toEqual([]);
    expect(texts(validXml((await ask1(HEIS.a)).body), 'hei-id')).toEqual([]);
  });

  test('echo repeats every value in its order, whatever stands in it', async () => {
    const values = [
      '',
      'a+b c',
      'ä=&;%',
      '<x>&amp;]]>',
      '😀 Ελλάδα',
      'a\tb',
      'a\nb',
      ...Array.from({ length: 300 }, (_, index) => String(index)),
    ];
    for (const by of ['GET', 'POST'] as const) {
      const answer = await ask(
        world(),
        'echo url',
        values.map((value) => ['echo', value] as const),
        { by },
      );
      expect([by, texts(validXml(answer.body), 'echo')]).toEqual([by, values]);
    }
  });

  test.each(['%', '%zz', '%ff%fe', 'a%00b', '%0B', '%01', '%EF%BF%BE'])(
    'echo of %s ends in an answer, never in a fault of the node',
    async (value) => {
      const { urls, a } = world();
      for (const shape of [
        { url: `${urls['echo url'] ?? ''}?echo=${value}` },
        { url: urls['echo url'] ?? '', body: `echo=${value}` },
      ]) {
        const answer = await signedCall({ ...shape, key: a.host.client });
        expect([200, 400]).toContain(answer.status);
        validXml(answer.body);
      }
    },
  );

  test.each([
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00.123456Z',
    '2026-11-21T10:00:00+02:00',
    '2026-11-21T10:00:00',
    '2999-01-01T00:00:00Z',
    '2024-02-29T23:59:59-14:00',
    '2026-11-21T24:00:00Z',
  ])('the index takes %s as a time', async (time) => {
    expect((await ask(world(), 'iias index-url', [['modified_since', time]])).status).toBe(200);
  });

  test('the index takes no time whose plus was not escaped for one of another zone', async () => {
    const { urls, a } = world();
    const url = `${urls['iias index-url'] ?? ''}?modified_since=2026-11-21T10:00:00+02:00`;
    expect((await signedCall({ url, key: a.host.client })).status).toBe(400);
  });

  test('ids that nobody can have are unknown or refused, never a fault of the node', async () => {
    const long = await ask(world(), 'iias get-url', [['iia_id', 'x'.repeat(5000)]], { by: 'POST' });
    expect([200, 400]).toContain(long.status);
    const strange = await ask(world(), 'iias get-url', [['iia_id', '1 or 1=1']]);
    expect([strange.status, validXml(strange.body).children]).toEqual([200, []]);
    for (const id of ['9'.repeat(40), '-1', '1.5', '0x1', ' 1', 'ΐ', '99999999999'])
      expect([id, (await ask(world(), 'iias get-url', [['iia_id', id]])).status]).toEqual([id, 200]);
    for (const id of ['9'.repeat(40), 'a\u0001b', ' ', 'x'.repeat(65), 'ΐ'])
      for (const [api] of NOTIFICATIONS)
        expect([200, 400]).toContain((await ask(world(), api, [['iia_id', id]], { by: 'POST' })).status);
    expect(
      (
        await ask(
          world(),
          'iia-cnr url',
          [
            ['iia_id', randomUUID()],
            ['unknown', 'x'],
          ],
          { by: 'POST' },
        )
      ).status,
    ).toBe(200);
  });

  test('an address that the manifest does not name is answered 404', async () => {
    const { urls, a } = world();
    const answer = await signedCall({ url: `${urls['echo url'] ?? ''}/more`, key: a.host.client });
    expect([answer.status, validXml(answer.body).name]).toEqual([404, 'error-response']);
  });
}
