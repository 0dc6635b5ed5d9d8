import { call } from './support/call.ts';
import { all, texts, validXml } from './support/readXml.ts';
import { HEIS, type World } from './support/world.ts';

const VERSIONS = {
  discovery: '6.0.0',
  echo: '2.0.1',
  institutions: '2.2.0',
  'organizational-units': '2.1.1',
  factsheet: '1.2.0',
  iias: '7.0.0',
  'iia-cnr': '3.0.0',
  'iias-approval': '2.0.0',
  'iia-approval-cnr': '2.0.0',
};

/** What anybody reads without a key. */
export function describeManifest(world: () => World): void {
  test('publishes a valid manifest of one university with the family of agreement APIs in today’s versions', () => {
    const { manifest, node, urls } = world();
    const entries = all(manifest, 'apis-implemented')[0]?.children ?? [];
    expect(
      Object.fromEntries(entries.map(({ name, attributes }) => [name, attributes['version']])),
    ).toMatchObject(VERSIONS);
    expect(urls['discovery url']).toBe(`${node.origin}/ewp/manifest.xml`);
    const heis = all(manifest, 'hei');
    expect(heis.map(({ attributes }) => attributes['id'])).toEqual([HEIS.node]);
    expect(
      all(manifest, 'other-id').map(({ attributes, text }) => [attributes['type'], text]),
    ).toContainEqual(['erasmus', 'G  THESSAL01']);
    expect(texts(manifest, 'admin-email')).toEqual(['ewp@example.org']);
    expect(texts(manifest, 'admin-provider')).toHaveLength(1);
  });

  test('declares for every API how it is secured, as the defaults of the network are dead', () => {
    const entries = all(world().manifest, 'apis-implemented')[0]?.children ?? [];
    for (const entry of entries.filter(({ name }) => name !== 'discovery')) {
      const methods = (name: string) => all(entry, name)[0]?.children.map((method) => method.name);
      expect([entry.name, methods('client-auth-methods')]).toEqual([entry.name, ['httpsig']]);
      expect(methods('server-auth-methods')?.toSorted()).toEqual(['httpsig', 'tlscert']);
      expect(methods('request-encryption-methods')).toEqual(['tls']);
      expect(methods('response-encryption-methods')).toEqual(['tls']);
    }
  });

  test('names each address once, and no key that is too short', () => {
    const { urls, serverKeys } = world();
    const addresses = Object.entries(urls).flatMap(([name, value]) => (name.endsWith('url') ? [value] : []));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(serverKeys.size).toBeGreaterThan(0);
    for (const key of serverKeys.values())
      expect(Buffer.from(key, 'base64').length).toBeGreaterThanOrEqual(294);
  });

  test('gives the manifest to everybody as XML, and takes no other methods', async () => {
    const { urls } = world();
    const address = urls['discovery url'] ?? '';
    const answer = await call(address);
    expect(answer.headers['content-type']).toMatch(/^(application|text)\/xml/);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const refused = await call(address, { method });
      expect([method, refused.status, refused.headers.allow]).toEqual([
        method,
        405,
        expect.stringContaining('GET'),
      ]);
      expect(validXml(refused.body).name).toBe('error-response');
    }
  });
}
