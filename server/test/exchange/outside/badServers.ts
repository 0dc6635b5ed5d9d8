import { gzipSync } from 'node:zlib';
import { ask } from './support/ask.ts';
import { eventually } from '../../support/eventually.ts';
import { answerSigned, type Copy } from './support/outsidePartner.ts';
import { partnerCopy } from './support/partnerCopy.ts';
import { HEIS, type World } from './support/world.ts';

const good = (iiaId: string) => partnerCopy({ iiaId, ownHei: HEIS.a, otherHei: HEIS.node });
const later = (id: string) => `${id}-shown`;

/** What a partner's server may do, each under the id of its agreement. None of it is an agreement that the office can import. */
function badCopies({ a }: World): Readonly<Record<string, Copy>> {
  const { host } = a;
  const signed =
    (make: (id: string) => string | Buffer, options: Parameters<typeof answerSigned>[4] = {}): Copy =>
    (response, heard) =>
      answerSigned(
        host,
        heard,
        response,
        make(
          new URLSearchParams(heard.method === 'POST' ? heard.body.toString() : heard.url.split('?')[1]).get(
            'iia_id',
          ) ?? '',
        ),
        options,
      );
  const doctype = (inner: string, text: string) => (id: string) =>
    good(id).replace('?>', `?><!DOCTYPE x [${inner}]>`).replace(`<x:iia-code>${id}`, `<x:iia-code>${text}`);
  const bomb = [
    '<!ENTITY l0 "lol">',
    ...Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`),
  ].join('');
  return {
    garbage: signed(() => Buffer.from([0, 1, 2, 255, 254])),
    empty: signed(() => ''),
    'not-well-formed': signed((id) => good(id).replace('</x:iia>', '')),
    'another-kind': signed(
      () => '<response xmlns="https://github.com/erasmus-without-paper/ewp-specs-api-echo/tree/stable-v2"/>',
    ),
    'wrong-hash': signed((id) => good(id).replace(/<x:iia-hash>.{64}/, `<x:iia-hash>${'0'.repeat(64)}`)),
    'another-id': signed(() => good('somebody-else')),
    'between-others': signed((id) => partnerCopy({ iiaId: id, ownHei: HEIS.b, otherHei: HEIS.node })),
    'not-with-us': signed((id) => partnerCopy({ iiaId: id, ownHei: HEIS.a, otherHei: HEIS.b })),
    'missing-members': signed((id) => good(id).replace(/<x:in-effect>.*<\/x:in-effect>/, '')),
    bomb: signed(doctype(bomb, '&l12;')),
    'external-entity': signed(doctype('<!ENTITY e SYSTEM "file:///etc/hostname">', '&e;')),
    'external-subset': signed((id) => good(id).replace('?>', `?><!DOCTYPE x SYSTEM "${a.origin}/evil.dtd">`)),
    'too-large': signed((id) => good(id).replace('</x:iia>', `</x:iia><!--${'x'.repeat(30_000_000)}-->`)),
    'other-encoding-lie': signed((id) => Buffer.from(good(id).replace('UTF-8', 'UTF-16'))),
    'in-utf-16': signed((id) => Buffer.from(`\uFEFF${good(id).replace('UTF-8', 'UTF-16')}`, 'utf16le')),
    'in-greek-bytes': signed((id) =>
      Buffer.from(
        good(id).replace('UTF-8', 'ISO-8859-7').replace('<x:in-effect>', '<!--\u00e1--><x:in-effect>'),
        'latin1',
      ),
    ),
    'gzip-bomb': signed(() => gzipSync(Buffer.alloc(60_000_000, 32)), {
      headers: { 'content-encoding': 'gzip' },
    }),
    'server-fault': signed(() => 'oops', { status: 500 }),
    'wrong-signature': (response, heard) =>
      answerSigned(
        { ...host, server: { ...host.server, privateKey: host.client.privateKey } },
        heard,
        response,
        good('wrong-signature'),
      ),
    'changed-body': signed((id) => good(id), { changedTo: good('changed-body').replace('false', 'true') }),
    redirect: (response) =>
      void response.writeHead(302, { location: `${a.origin}/iias/get?iia_id=${later('redirect')}` }).end(),
    'redirect-inside': (response) =>
      void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    hang: () => undefined,
    'cut-off': (response) => {
      response.writeHead(200, { 'content-length': '100000' }).write('<x');
      response.socket?.destroy();
    },
    slow: (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(drip));
    },
  };
}

/** Copies that look unusual and are right all the same. */
const UNUSUAL: Readonly<Record<string, (id: string) => string | Buffer>> = {
  'plain-copy': good,
  'with-byte-order-mark': (id) => `\uFEFF${good(id)}`,
  'without-declaration': (id) => good(id).replace(/^<\?xml.*\?>\n/, ''),
  'with-cdata-and-comments': (id) =>
    good(id).replace(`<x:iia-code>${id}`, `<!-- ours --><?php no ?><x:iia-code><![CDATA[${id}]]>`),
  'with-another-beside-it': (id) => {
    const [other = ''] = /<x:iia>.*<\/x:iia>/s.exec(good('second-of-two')) ?? [];
    return good(id).replace('</x:iias-get-response>', `${other}</x:iias-get-response>`);
  },
};

/** A partner whose server does everything but what it should. */
export function describeBadServers(world: () => World): void {
  const notify = (id: string) => ask(world(), 'iia-cnr url', [['iia_id', id]], { by: 'POST' });
  const offers = async () =>
    ((await world().office('/exchange/incoming?$top=100')).body as { value: { iiaId: string }[] }).value.map(
      ({ iiaId }) => iiaId,
    );

  test('copies that are unusual and right are offered to the office', async () => {
    const { a } = world();
    for (const [id, make] of Object.entries(UNUSUAL)) {
      a.copies.set(id, Buffer.from(make(id)));
      expect((await notify(id)).status).toBe(200);
    }
    const ids = Object.keys(UNUSUAL);
    const shown = await eventually(offers, (list) => ids.every((id) => list.includes(id))).catch(offers);
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
    expect(a.faults).toEqual([]);
  });

  test('whatever else a server answers costs neither the node nor an agreement, and is offered to nobody', async () => {
    const { a, node } = world();
    const before = await offers();
    const bad = badCopies(world());
    for (const [id, copy] of Object.entries(bad)) {
      a.copies.set(id, copy);
      expect([id, (await notify(id)).status]).toEqual([id, 200]);
    }
    await eventually(
      async () => Object.keys(bad).filter((id) => a.fetches(id) === 0),
      (waiting) => waiting.length === 0,
    );
    a.copies.set('last-of-all', good('last-of-all'));
    await notify('last-of-all');
    await eventually(offers, (list) => list.includes('last-of-all'));
    expect((await offers()).toSorted()).toEqual([...before, 'last-of-all'].toSorted());
    expect(a.heard.map(({ url }) => url)).not.toContain('/evil.dtd');
    expect(a.fetches(later('redirect'))).toBe(0);
    expect((await fetch(`${node.origin}/health`)).status).toBe(200);
  });
}
