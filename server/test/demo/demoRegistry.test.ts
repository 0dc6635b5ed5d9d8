import { createServer, type Server } from 'node:net';
import { CATALOGUE, writeManifest } from 'ewp/documents';
import { type EwpKeyPair, makeKeyPair } from 'ewp/signature';
import { endpointOf, heisOfClientKey } from 'ewp/registry';
import { readXml } from 'ewp/xml';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { freePortsNear } from '../../src/demonstration/partners/freePortNear.ts';
import { demoCatalogue } from '../../src/demonstration/partners/registry/demoCatalogue.ts';
import { startDemoRegistry } from '../../src/demonstration/partners/registry/demoRegistry.ts';
import { partnerServer } from 'ewp/testing';

let key: EwpKeyPair;
beforeAll(async () => {
  key = await makeKeyPair();
});

function manifestOf(heiId: string, origin: string): string {
  return writeManifest({
    adminEmails: ['ewp@example.org'],
    adminProvider: 'Demo & partner',
    hei: {
      heiId,
      otherIds: [{ type: 'erasmus', value: 'G  EXAMPLE01' }],
      names: [{ value: 'Πανεπιστήμιο', lang: 'el' }],
    },
    clientKeys: [key.publicKey],
    serverKeys: [key.publicKey],
    apis: { discovery: { url: `${origin}/manifest.xml` }, iiaCnr: { url: `${origin}/iia-cnr` } },
  });
}

function readCatalogue(xml: string) {
  const read = readXml(Buffer.from(xml));
  if (read.kind !== 'valid') throw new Error(`No valid catalogue: ${JSON.stringify(read)}`);
  return CATALOGUE.read(read.root);
}

describe('demoCatalogue', () => {
  test('lists each host with its institution, its addresses and its keys, as the schema of the registry asks', () => {
    const catalogue = readCatalogue(
      demoCatalogue([
        manifestOf('a.example', 'http://localhost:1'),
        manifestOf('b.example', 'http://127.0.0.1:2'),
      ]),
    );
    expect(endpointOf(catalogue, 'b.example', 'iiaCnr')).toMatchObject({
      values: { url: 'http://127.0.0.1:2/iia-cnr' },
      signsAnswers: true,
    });
    expect(catalogue.heis.get('a.example')).toEqual({
      heiId: 'a.example',
      names: [{ value: 'Πανεπιστήμιο', lang: 'el' }],
      otherIds: [{ type: 'erasmus', value: 'G  EXAMPLE01' }],
    });
    expect(catalogue.keys.get(key.fingerprint)).toBe(key.publicKey);
    expect(heisOfClientKey(catalogue, key.fingerprint)).toEqual(['a.example', 'b.example']);
  });

  test('leaves out what is no manifest', () => {
    expect(
      readCatalogue(demoCatalogue(['not xml', manifestOf('a.example', 'http://localhost:1')])).hosts,
    ).toHaveLength(1);
  });
});

describe('startDemoRegistry', () => {
  test('waits for the nodes, names its version, and keeps a node that is down for a while', async () => {
    let isUp = false;
    const node = await partnerServer((_request, response) => {
      if (isUp) response.end(manifestOf('a.example', 'http://localhost:1'));
      else response.writeHead(503).end();
    });
    let markComplete = (): void => {};
    const isComplete = new Promise<void>((resolve) => {
      markComplete = resolve;
    });
    const port = await findFreePort();
    const registry = await startDemoRegistry({
      port,
      manifestUrls: [`${node.origin}/manifest.xml`],
      isComplete,
    });
    try {
      const waiting = fetch(registry.catalogueUrl);
      // Whoever asks later is answered, and a registry that does not wait has found the node down meanwhile.
      for (let round = 0; round < 5; round += 1)
        expect((await fetch(new URL('/other', registry.catalogueUrl))).status).toBe(404);
      isUp = true;
      markComplete();
      const first = await waiting;
      const xml = await first.text();
      expect(readCatalogue(xml).hosts).toHaveLength(1);
      isUp = false;
      expect(await (await fetch(registry.catalogueUrl)).text()).toBe(xml);
      const again = await fetch(registry.catalogueUrl, {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    } finally {
      await registry.stop();
      await node.stop();
    }
  });
});

describe('freePortsNear', () => {
  test('gives ports a little above, without those on which somebody listens', async () => {
    const near = ((await findFreePort()) % 20_000) + 20_000;
    const [first = 0] = await freePortsNear(near, 1);
    const other = await listenOn(first);
    try {
      const ports = await freePortsNear(near, 3);
      expect(ports).toHaveLength(3);
      expect(ports).not.toContain(first);
      expect(Math.min(...ports)).toBeGreaterThan(near);
    } finally {
      other.close();
    }
  });

  test('says so when there are none', async () => {
    await expect(freePortsNear(65_530, 1)).rejects.toThrow('no 1 free ports');
  });
});

async function listenOn(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
