import { sql } from 'kysely';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { ask } from './support/ask.ts';
import { eventually } from '../../support/eventually.ts';
import { partnerCopy } from './support/partnerCopy.ts';
import { knownTo } from './support/knownTo.ts';
import { HEIS, type World } from './support/world.ts';

const KILLED = 20;

/** A node that dies, and comes back to another registry. */
export function describeKilled(world: () => World): void {
  test(
    'what was notified just before the node was killed is fetched by the next one',
    async () => {
      const { b, node, office } = world();
      const ids = Array.from({ length: KILLED }, (_, index) => `killed-${index}`);
      for (const iiaId of ids)
        b.copies.set(iiaId, partnerCopy({ iiaId, ownHei: HEIS.b, otherHei: HEIS.node }));
      const answers = await Promise.all(
        ids.map((id) => ask(world(), 'iia-cnr url', [['iia_id', id]], { by: 'POST', as: b.host })),
      );
      await node.kill();
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
      await node.start();
      const offers = await eventually(
        async () =>
          ((await office('/exchange/incoming?$top=100')).body as { value: { iiaId: string }[] }).value,
        (list) => ids.every((id) => list.some(({ iiaId }) => iiaId === id)),
        patient(90_000),
      );
      expect(offers.map(({ iiaId }) => iiaId)).toEqual(expect.arrayContaining(ids));
    },
    patient(120_000),
  );

  test('a partner that left the registry is refused as soon as the node has read it anew', async () => {
    const { a, b, database, node, urls, publish } = world();
    publish([a.host]);
    await sql`update exchange_catalogue set checked_at = now() - interval '20 minutes'`.execute(database);
    await node.kill();
    await node.start();
    await knownTo(urls, b.host);
    const refused = async () => (await ask(world(), 'echo url')).status;
    expect(await eventually(refused, (status) => status !== 200)).toBe(403);
  });
}
