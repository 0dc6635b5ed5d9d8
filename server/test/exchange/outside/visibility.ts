import { ask } from './support/ask.ts';
import { eventually } from '../../support/eventually.ts';
import { drafted, offered } from './support/ourAgreement.ts';
import { partnerCopy, teaching } from './support/partnerCopy.ts';
import { all, texts, validXml } from './support/readXml.ts';
import { HEIS, type World } from './support/world.ts';
import type { OutsideHost } from './support/outsideHost.ts';

/** Who sees which agreements. */
export function describeVisibility(world: () => World): void {
  const index = async (as: OutsideHost, params: readonly (readonly [string, string])[] = []) =>
    texts(validXml((await ask(world(), 'iias index-url', params, { as })).body), 'iia-id');
  const get = async (as: OutsideHost, id: number) =>
    texts(validXml((await ask(world(), 'iias get-url', [['iia_id', String(id)]], { as })).body), 'iia-id');

  test('each partner reads its own agreements, in index and get alike, nobody else’s, and none that it was not told of', async () => {
    const { a, b, both, nobody } = world();
    const [forA, forB, forC, forD, draft] = [
      await offered(world(), HEIS.a),
      await offered(world(), HEIS.b),
      await offered(world(), HEIS.c),
      await offered(world(), HEIS.d),
      await drafted(world(), HEIS.a),
    ];
    const ids = [forA, forB, forC, forD, draft];
    const seen = await Promise.all(
      [a.host, b.host, both, nobody].map(async (host) => [
        await index(host),
        (await Promise.all(ids.map((id) => get(host, id)))).flat(),
      ]),
    );
    for (const [fromIndex, fromGet] of seen) expect(fromGet?.toSorted()).toEqual(fromIndex?.toSorted());
    expect(seen.map(([list]) => list?.toSorted())).toEqual([
      [String(forA)],
      [String(forB)],
      [forC, forD].map(String).toSorted(),
      [],
    ]);
  });

  test('the index tells by year and by time what it holds', async () => {
    const { a } = world();
    const everything = await index(a.host);
    const year = (...years: string[]) => years.map((value) => ['receiving_academic_year_id', value] as const);
    expect(await index(a.host, year('2027/2028'))).toEqual(everything);
    expect(await index(a.host, year('2001/2002'))).toEqual([]);
    expect(await index(a.host, year('2001/2002', '2027/2028'))).toEqual(everything);
    expect(await index(a.host, [['modified_since', '2020-01-01T00:00:00+02:00']])).toEqual(everything);
    expect(await index(a.host, [['modified_since', '2999-01-01T00:00:00Z']])).toEqual([]);
  });

  test('the statistics are open to whoever signs, and are a valid document', async () => {
    for (const as of [world().a.host, world().nobody]) {
      const answer = await ask(world(), 'iias stats-url', [], { as });
      expect([answer.status, validXml(answer.body).name]).toEqual([200, 'iias-stats-response']);
    }
    expect((await ask(world(), 'iias stats-url', [], { by: 'POST' })).status).toBe(405);
  });

  test('an approval is told to the partner whose copy was approved, with the hash of that copy', async () => {
    const { a, b, office } = world();
    const ours = await offered(world(), HEIS.a);
    const theirs = `a-${ours}`;
    a.copies.set(
      theirs,
      partnerCopy({
        iiaId: theirs,
        ownHei: HEIS.a,
        otherHei: HEIS.node,
        otherIiaId: String(ours),
        specs: teaching(HEIS.node, HEIS.a),
      }),
    );
    expect((await ask(world(), 'iia-cnr url', [['iia_id', theirs]], { by: 'POST' })).status).toBe(200);
    await eventually(
      async () => (await office(`/api/MobilityAgreements/${ours}`)).body.ewpStatus?.id,
      (id) => id === 4,
    );
    const approved = await office(`/exchange/iias/${ours}/approve`, {});
    expect([approved.status, approved.body]).toEqual([200, expect.anything()]);
    const approval = (as: OutsideHost, id: string) =>
      ask(world(), 'iias-approval url', [['iia_id', id]], { as });
    const told = validXml((await approval(a.host, theirs)).body);
    expect([texts(told, 'iia-id'), texts(told, 'iia-hash')]).toEqual([
      [theirs],
      texts(validXml(String(a.copies.get(theirs))), 'iia-hash'),
    ]);
    expect(all(validXml((await approval(b.host, theirs)).body), 'approval')).toEqual([]);
    expect(all(validXml((await approval(a.host, String(ours))).body), 'approval')).toEqual([]);
    a.approvals.set(
      String(ours),
      texts(validXml((await ask(world(), 'iias get-url', [['iia_id', String(ours)]])).body), 'iia-hash')[0] ??
        '',
    );
    expect(
      (await ask(world(), 'iia-approval-cnr url', [['iia_id', String(ours)]], { by: 'POST' })).status,
    ).toBe(200);
    await eventually(
      async () => (await office(`/api/MobilityAgreements/${ours}`)).body.ewpStatus.id,
      (id) => id === 7,
    );
    const document = validXml((await ask(world(), 'iias get-url', [['iia_id', String(ours)]])).body);
    expect(texts(document, 'in-effect')).toEqual(['true']);
    expect(a.faults).toEqual([]);
  });

  test('an answer with another agreement than the one asked for deletes nothing', async () => {
    const { a } = world();
    const ours = await offered(world(), HEIS.a);
    const theirs = `kept-${ours}`;
    const shape = { ownHei: HEIS.a, otherHei: HEIS.node, otherIiaId: String(ours) };
    const servedIds = async () =>
      texts(validXml((await ask(world(), 'iias get-url', [['iia_id', String(ours)]])).body), 'iia-id');
    a.copies.set(theirs, partnerCopy({ ...shape, iiaId: theirs }));
    await ask(world(), 'iia-cnr url', [['iia_id', theirs]], { by: 'POST' });
    await eventually(servedIds, (ids) => ids.includes(theirs));
    a.copies.set(theirs, partnerCopy({ ...shape, iiaId: 'of-somebody-else' }));
    const before = a.fetches(theirs);
    await ask(world(), 'iia-cnr url', [['iia_id', theirs]], { by: 'POST' });
    await eventually(
      async () => a.fetches(theirs),
      (count) => count > before,
    );
    const events = async () =>
      (await world().office(`/exchange/iias/${ours}/copies`)).body.events as { news: string }[];
    await eventually(events, (list) => list.some(({ news }) => news === 'failed'));
    expect(await servedIds()).toEqual([String(ours), theirs]);
  });
}
