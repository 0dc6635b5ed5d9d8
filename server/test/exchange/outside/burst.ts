import { ask } from './support/ask.ts';
import { eventually } from '../../support/eventually.ts';
import { partnerCopy } from './support/partnerCopy.ts';
import { HEIS, type World } from './support/world.ts';

const NOTIFICATIONS = 1_000;
const AGREEMENTS = 50;
const HANGING = 20;

/** Many notifications at a time, and a partner that hangs. */
export function describeBurst(world: () => World): void {
  const notify = (id: string, as = world().b.host) =>
    ask(world(), 'iia-cnr url', [['iia_id', id]], { by: 'POST', as });
  const offers = async () =>
    ((await world().office('/exchange/incoming?$top=100')).body as { value: { iiaId: string }[] }).value.map(
      ({ iiaId }) => iiaId,
    );

  test('a partner that never answers keeps back no other', async () => {
    const { a, b } = world();
    const hanging = Array.from({ length: HANGING }, (_, index) => `hanging-${index}`);
    for (const id of hanging) a.copies.set(id, () => undefined);
    for (const id of hanging) expect((await notify(id, a.host)).status).toBe(200);
    b.copies.set('prompt', partnerCopy({ iiaId: 'prompt', ownHei: HEIS.b, otherHei: HEIS.node }));
    expect((await notify('prompt')).status).toBe(200);
    await eventually(offers, (list) => list.includes('prompt'));
    expect((await world().office('/api/MobilityAgreements?$top=25')).status).toBe(200);
  });

  test('a thousand notifications at once are all taken, no agreement is fetched more often than needed, and the office goes on', async () => {
    const { b, office } = world();
    const ids = Array.from({ length: AGREEMENTS }, (_, index) => `burst-${index}`);
    for (const iiaId of ids) b.copies.set(iiaId, partnerCopy({ iiaId, ownHei: HEIS.b, otherHei: HEIS.node }));
    const burst = { isOver: false, readings: 0 };
    const reading = (async () => {
      for (; !burst.isOver; burst.readings += 1)
        expect((await office('/api/MobilityAgreements?$top=25&$count=true')).status).toBe(200);
    })();
    const answers = await Promise.all(
      Array.from({ length: NOTIFICATIONS }, (_, index) => notify(ids[index % AGREEMENTS]!)),
    );
    burst.isOver = true;
    await reading;
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(burst.readings).toBeGreaterThan(0);
    await eventually(offers, (list) => ids.every((id) => list.includes(id)));
    const fetches = ids.map((id) => b.fetches(id));
    expect(Math.min(...fetches)).toBeGreaterThan(0);
    expect(fetches.reduce((sum, count) => sum + count, 0)).toBeLessThan(NOTIFICATIONS / 2);
    expect(b.faults).toEqual([]);
  });
}
