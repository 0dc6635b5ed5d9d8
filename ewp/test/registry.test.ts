import { gzipSync } from 'node:zlib';
import { ForbiddenAddress, guardAddress } from '../src/addressGuard.ts';
import { makeKeyPair, type EwpKeyPair } from '../src/keys.ts';
import {
  catalogueSource,
  NoCatalogue,
  type CatalogueCopy,
  type CatalogueSource,
} from '../src/registry/catalogueSource.ts';
import { registryOf } from '../src/registry/registry.ts';
import { catalogueXml, entryXml } from '../testing/catalogueXml.ts';

const MINUTE = 60_000;

let one: EwpKeyPair;
let two: EwpKeyPair;

beforeAll(async () => {
  [one, two] = await Promise.all([makeKeyPair(), makeKeyPair()]);
});

const iias = (url: string, options: Parameters<typeof entryXml>[4] = {}, major = 7) =>
  entryXml(
    'ewp-specs-api-iias',
    'iias',
    major,
    { 'get-url': url, 'max-iia-ids': '1', 'index-url': `${url}/index` },
    options,
  );

/** A registry whose answers are set by the test; counts how often it was asked and with which etag. */
function fakeRegistry(patienceMs = 10_000) {
  const asked: (string | null)[] = [];
  let answer: () => Response | Promise<Response> = () => new Response('', { status: 503 });
  const failures: string[] = [];
  let stored: CatalogueCopy | null = null;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  const make = (): CatalogueSource =>
    catalogueSource({
      catalogueUrl: 'https://registry.example/catalogue-v1.xml',
      allowsLoopback: false,
      clock: () => new Date(now),
      onFailure: (reason) => failures.push(reason),
      store: {
        // Whoever reads a copy takes its bytes away.
        read: async () => stored && { ...stored, bytes: stored.bytes.slice() },
        write: async (copy) => {
          stored = copy;
        },
      },
      patienceMs,
      fetch: async (_url, { headers }) => {
        asked.push(headers['if-none-match'] ?? null);
        return answer();
      },
    });
  return {
    make,
    asked,
    failures,
    pass: (ms: number) => void (now += ms),
    say: (next: () => Response | Promise<Response>) => void (answer = next),
    stored: () => stored,
  };
}

const dated = (hour: number) => ({ 'last-modified': new Date(Date.UTC(2026, 10, 21, hour)).toUTCString() });
const catalogue = (heiId: string) => () =>
  new Response(catalogueXml([{ heiId, entries: '' }]), { headers: { etag: `"${heiId}"`, ...dated(10) } });
const NOBODY = catalogueXml([{ heiId: 'a.example', entries: '' }]).replace(/<host>.*<\/host>/s, '');
const heisOf = async (source: CatalogueSource) => [...(await source.current()).heis.keys()];
const heisOfNewer = async (source: CatalogueSource) => [...(await source.newer()).heis.keys()];
/** A document that no registry answers. */
const never = () => new Promise<Response>(() => undefined);

describe('catalogueSource', () => {
  test('asks once in a quarter of an hour, by the etag, and once for all who ask at a time', async () => {
    const registry = fakeRegistry();
    registry.say(catalogue('a.example'));
    const source = registry.make();
    expect(await Promise.all([heisOf(source), heisOf(source)])).toEqual([['a.example'], ['a.example']]);
    registry.pass(14 * MINUTE);
    await source.current();
    expect(registry.asked).toEqual([null]);
    registry.say(() => new Response(null, { status: 304 }));
    registry.pass(2 * MINUTE);
    expect(await heisOf(source)).toEqual(['a.example']);
    expect(registry.asked).toEqual([null, '"a.example"']);
    await source.newer();
    registry.pass(10 * MINUTE);
    await source.current();
    expect(registry.asked).toHaveLength(2);
  });

  test('tells of a first catalogue with nobody in it as what it is', async () => {
    const registry = fakeRegistry();
    registry.say(() => new Response(NOBODY));
    const source = registry.make();
    const told = 'The registry answered a catalogue with nobody in it.';
    await expect(source.current()).rejects.toThrow(told);
    expect(registry.failures).toEqual([told]);
    registry.say(catalogue('a.example'));
    registry.pass(5_000);
    expect(await heisOf(source)).toEqual(['a.example']);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['is down', () => new Response('', { status: 503 })],
    ['answers garbage', () => new Response('<html>', { status: 200 })],
    ['answers an invalid catalogue', () => new Response(catalogueXml([]), { status: 200 })],
    [
      'answers another document',
      () =>
        new Response(
          '<apis-implemented xmlns="https://github.com/erasmus-without-paper/ewp-specs-api-registry/tree/stable-v1"/>',
        ),
    ],
    ['redirects', () => new Response('', { status: 302, headers: { location: 'http://169.254.169.254/' } })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a catalogue with nobody in it', () => new Response(NOBODY)],
    [
      'answers an older catalogue',
      () => new Response(catalogueXml([{ heiId: 'old.example', entries: '' }]), { headers: dated(9) }),
    ],
  ])('keeps the last good copy when the registry %s', async (_what, answer) => {
    const registry = fakeRegistry();
    registry.say(catalogue('a.example'));
    const source = registry.make();
    await source.current();
    registry.say(answer);
    registry.pass(16 * MINUTE);
    expect(await heisOfNewer(source)).toEqual(['a.example']);
    expect(registry.failures).toHaveLength(1);
    expect(Buffer.from(registry.stored()!.bytes).toString()).toContain('a.example');
    registry.say(catalogue('b.example'));
    await source.current();
    expect(registry.asked).toHaveLength(2);
    registry.pass(MINUTE);
    expect(await heisOfNewer(source)).toEqual(['b.example']);
  });

  test('gives what it has while a newer one is on its way, and waits for that only after three hours', async () => {
    const registry = fakeRegistry();
    registry.say(catalogue('a.example'));
    const source = registry.make();
    await source.current();
    let send = (): void => undefined;
    registry.say(() => new Promise((resolve) => void (send = () => resolve(catalogue('b.example')()))));
    registry.pass(16 * MINUTE);
    expect(await heisOf(source)).toEqual(['a.example']);
    send();
    expect(await heisOfNewer(source)).toEqual(['b.example']);
    registry.say(catalogue('c.example'));
    registry.pass(180 * MINUTE);
    expect(await heisOf(source)).toEqual(['c.example']);
  });

  test('lets nobody wait for a registry that hangs', async () => {
    const registry = fakeRegistry(50);
    registry.say(catalogue('a.example'));
    await registry.make().current();
    registry.say(never);
    registry.pass(200 * MINUTE);
    expect(await heisOf(registry.make())).toEqual(['a.example']);
    expect(registry.asked).toHaveLength(2);
  });

  test('takes a packed catalogue', async () => {
    const registry = fakeRegistry();
    const xml = catalogueXml([{ heiId: 'a.example', entries: '' }]);
    registry.say(() => new Response(gzipSync(xml), { headers: { 'content-encoding': 'gzip' } }));
    expect(await heisOf(registry.make())).toEqual(['a.example']);
  });

  test('begins with the copy that was kept, also without a registry', async () => {
    const registry = fakeRegistry();
    registry.say(catalogue('a.example'));
    await registry.make().current();
    registry.say(() => new Response('', { status: 500 }));
    registry.pass(60 * MINUTE);
    expect(await heisOf(registry.make())).toEqual(['a.example']);
    expect(registry.asked).toEqual([null, '"a.example"']);
  });

  test('goes on without a store that fails', async () => {
    const failures: string[] = [];
    const broken = () => Promise.reject(new Error('disk full'));
    const source = catalogueSource({
      catalogueUrl: 'https://registry.example/catalogue-v1.xml',
      allowsLoopback: false,
      clock: () => new Date(),
      onFailure: (reason) => failures.push(reason),
      store: { read: async () => null, write: broken },
      fetch: async () => catalogue('a.example')(),
    });
    expect(await heisOf(source)).toEqual(['a.example']);
    expect(failures).toEqual(['disk full']);
  });

  test('fails while there has never been a catalogue', async () => {
    await expect(fakeRegistry().make().current()).rejects.toThrow(NoCatalogue);
  });
});

describe('registryOf', () => {
  async function registryWith(hosts: Parameters<typeof catalogueXml>[0]) {
    const registry = fakeRegistry();
    registry.say(() => new Response(catalogueXml(hosts)));
    return { ...registry, registry: registryOf(registry.make()) };
  }

  test('finds the newest endpoint of the right major version that takes signed requests', async () => {
    const { registry } = await registryWith([
      {
        heiId: 'b.example',
        entries:
          iias('https://old.example/get', {}, 6) + iias('https://tls.example/get', { clientAuth: null }),
      },
      {
        heiId: 'b.example',
        entries:
          iias('https://b.example/7.2', { version: '7.2.0' }) +
          iias('https://b.example/7.10', { version: '7.10.0', serverAuth: ['tlscert'] }),
      },
      { heiId: 'c.example', entries: iias('https://c.example/get', {}, 6) },
      { heiId: 'd.example', entries: iias('https://d.example/get', { clientAuth: 'tlscert' }) },
    ]);
    expect(await registry.endpoint('b.example', 'iias')).toEqual({
      heiId: 'b.example',
      api: 'iias',
      version: '7.10.0',
      values: {
        'get-url': 'https://b.example/7.10',
        'max-iia-ids': '1',
        'index-url': 'https://b.example/7.10/index',
      },
      signsAnswers: false,
    });
    expect(await registry.endpoint('b.example', 'iiaCnr')).toBeNull();
    expect(await registry.endpoint('c.example', 'iias')).toBeNull();
    expect(await registry.endpoint('d.example', 'iias')).toBeNull();
    expect(await registry.endpoint('B.example', 'iias')).toBeNull();
  });

  test('knows whom a client key stands for, and takes no server key for one', async () => {
    const { registry } = await registryWith([
      { heiId: 'a.example', entries: '', clientKeys: [one.publicKey], serverKeys: [two.publicKey] },
      { heiId: 'b.example', entries: '', clientKeys: [one.publicKey] },
    ]);
    expect(await registry.heisOfClientKey(one.fingerprint)).toEqual(['a.example', 'b.example']);
    expect(await registry.clientKey(one.fingerprint)).not.toBeNull();
    expect(await registry.clientKey(two.fingerprint)).toBeNull();
    expect(await registry.clientKey('0'.repeat(64))).toBeNull();
  });

  test('allows a server key for endpoints of its own host alone', async () => {
    const { registry } = await registryWith([
      { heiId: 'a.example', entries: iias('https://a.example/get'), serverKeys: [one.publicKey] },
      {
        heiId: 'b.example',
        entries: iias('https://b.example/get'),
        serverKeys: [two.publicKey],
        clientKeys: [one.publicKey],
      },
    ]);
    const a = (await registry.endpoint('a.example', 'iias'))!;
    const b = (await registry.endpoint('b.example', 'iias'))!;
    expect(await registry.serverKey(one.fingerprint, a)).not.toBeNull();
    expect(await registry.serverKey(one.fingerprint, b)).toBeNull();
    expect(await registry.serverKey(two.fingerprint, b)).not.toBeNull();
  });

  test('tells names and other ids', async () => {
    const { registry } = await registryWith([{ heiId: 'a.example', entries: '' }]);
    expect(await registry.hei('a.example')).toMatchObject({
      otherIds: [{ type: 'erasmus', value: 'X  a.example' }],
      names: [{ lang: 'en' }],
    });
    expect(await registry.hei('z.example')).toBeNull();
    expect(await registry.heis()).toHaveLength(1);
  });

  test('names the present address of a partner that has moved once it is asked for that', async () => {
    const at = (origin: string) => catalogueXml([{ heiId: 'a.example', entries: iias(`${origin}/get`) }]);
    const { registry, say, pass } = await registryWith([
      { heiId: 'a.example', entries: iias('https://old.example/get') },
    ]);
    const old = await registry.endpoint('a.example', 'iias');
    say(() => new Response(at('https://new.example')));
    pass(MINUTE);
    expect(await registry.endpoint('a.example', 'iias')).toEqual(old);
    expect(await registry.newerEndpoint('a.example', 'iias')).toMatchObject({
      values: { 'get-url': 'https://new.example/get' },
    });
  });

  test('looks for a partner that has just joined in a newer catalogue', async () => {
    const { registry, say, pass, asked } = await registryWith([{ heiId: 'a.example', entries: '' }]);
    expect(await registry.clientKey(one.fingerprint)).toBeNull();
    say(() => new Response(catalogueXml([{ heiId: 'a.example', entries: '', clientKeys: [one.publicKey] }])));
    expect(await registry.clientKey(one.fingerprint)).toBeNull();
    pass(MINUTE);
    expect(await registry.clientKey(one.fingerprint)).not.toBeNull();
    expect(asked).toHaveLength(2);
  });
});

describe('guardAddress', () => {
  test.each(['https://b.example/ewp', 'https://b.example:8443/ewp?x=1'])('lets %s through', (address) => {
    expect(guardAddress(address, { allowsLoopback: false }).href).toBe(address);
  });

  test.each([
    'http://b.example/ewp',
    'https://127.0.0.1/ewp',
    'https://[::1]/ewp',
    'https://localhost/ewp',
    'https://2130706433/ewp',
    'https://10.0.0.1/ewp',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/ewp',
    'https://intranet/ewp',
    'https://user:secret@b.example/ewp',
    'file:///etc/passwd',
    'ftp://b.example/',
    'nonsense',
    '',
  ])('refuses %s', (address) => {
    expect(() => guardAddress(address, { allowsLoopback: false })).toThrow(ForbiddenAddress);
  });

  test('lets this machine through when a setting says so, and nothing else', () => {
    expect(guardAddress('http://127.0.0.1:8081/ewp', { allowsLoopback: true }).port).toBe('8081');
    expect(guardAddress('http://localhost:8081/', { allowsLoopback: true }).port).toBe('8081');
    expect(() => guardAddress('http://10.0.0.1/', { allowsLoopback: true })).toThrow(ForbiddenAddress);
    expect(() => guardAddress('http://b.example/', { allowsLoopback: true })).toThrow(ForbiddenAddress);
  });
});
