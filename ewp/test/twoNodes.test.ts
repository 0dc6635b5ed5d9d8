import { ewpClient, type EwpClient } from '../src/client/ewpClient.ts';
import { PARTNER_CALLS } from '../src/client/partnerCalls.ts';
import { hashOfIia } from '../src/documents/iia/iiasGet.ts';
import { makeKeyPair, type EwpKeyPair } from '../src/keys.ts';
import { catalogueSource } from '../src/registry/catalogueSource.ts';
import { registryOf, type Registry } from '../src/registry/registry.ts';
import { buildFactsheet, buildHei, buildIia, buildOunit, OWN, PARTNER } from '../testing/builders.ts';
import { catalogueXml } from '../testing/catalogueXml.ts';
import { partnerServer, serveLocally, type PartnerServer } from '../testing/partnerServer.ts';
import { entriesOf } from './support/manifestEntries.ts';
import { testNode, type TestNode } from './support/testNode.ts';
import { httpListener } from '../src/node/httpListener.ts';

let server: EwpKeyPair;
let caller: EwpKeyPair;
let node: TestNode;
let nodeServer: PartnerServer;
let registryServer: PartnerServer;
let registry: Registry;
let client: EwpClient;

beforeAll(async () => {
  [server, caller] = await Promise.all([makeKeyPair(), makeKeyPair()]);
  let catalogue = '';
  registryServer = await partnerServer((_request, response) =>
    response.setHeader('etag', '"1"').end(catalogue),
  );
  const source = catalogueSource({
    catalogueUrl: `${registryServer.origin}/catalogue-v1.xml`,
    allowsLoopback: true,
    store: { read: async () => null, write: async () => undefined },
    clock: () => new Date(),
    onFailure: (reason) => {
      throw new Error(reason);
    },
  });
  registry = registryOf(source);
  const identity = {
    heiId: OWN,
    publicUrl: 'http://127.0.0.1',
    adminEmails: ['ewp@uni-a.example'],
    adminProvider: 'Mobility Portal',
    otherIds: [],
    names: [{ value: 'University A' }],
  };
  const parts = { identity, registry, clientKeys: [server], serverKeys: [server] } as const;
  node = testNode({ server, clients: [] }, parts);
  nodeServer = await serveLocally(httpListener(node.node));
  identity.publicUrl = nodeServer.origin;
  catalogue = catalogueXml([
    {
      heiId: OWN,
      entries: entriesOf((await node.inject({ url: '/ewp/manifest.xml' })).body),
      serverKeys: [server.publicKey],
    },
    { heiId: PARTNER, entries: '', clientKeys: [caller.publicKey] },
  ]);
  client = ewpClient({
    key: caller,
    registry,
    clock: () => new Date(),
    allowsLoopback: true,
    record: async () => undefined,
  });
});

afterAll(async () => {
  await nodeServer.stop();
  await registryServer.stop();
});

async function endpoint(api: Parameters<Registry['endpoint']>[1]) {
  const found = await registry.endpoint(OWN, api);
  if (found === null) throw new Error(`The catalogue has no endpoint for ${api}.`);
  return found;
}

describe('two nodes and a registry', () => {
  test('exchange every document of the network, signed both ways', async () => {
    const iias = await endpoint('iias');
    expect(await client.call(PARTNER_CALLS.echo(await endpoint('echo'), ['a', 'b']))).toMatchObject({
      isDone: true,
      value: { heiIds: [PARTNER], echo: ['a', 'b'] },
    });
    expect(await client.call(PARTNER_CALLS.institutions(await endpoint('institutions'), OWN))).toMatchObject({
      value: [buildHei()],
    });
    expect(
      await client.call(PARTNER_CALLS.ounits(await endpoint('ounits'), OWN, ['law', 'none'])),
    ).toMatchObject({ value: [buildOunit()] });
    expect(await client.call(PARTNER_CALLS.factsheet(await endpoint('factsheet'), OWN))).toMatchObject({
      value: [buildFactsheet()],
    });
    expect(await client.call(PARTNER_CALLS.iiasIndex(iias))).toMatchObject({ value: ['17'] });
    expect(await client.call(PARTNER_CALLS.iiasIndex(iias, new Date('2026-01-01')))).toMatchObject({
      value: ['17'],
    });
    expect(await client.call(PARTNER_CALLS.iiasStats(iias))).toMatchObject({ value: { fetchable: 4 } });
    const hash = hashOfIia(buildIia());
    expect(await client.call(PARTNER_CALLS.iiasGet(iias, '17'))).toMatchObject({
      value: [{ iia: buildIia(), iiaHash: hash, computedHash: hash }],
    });
    expect(
      await client.call(PARTNER_CALLS.iiasApproval(await endpoint('iiasApproval'), 'b-4')),
    ).toMatchObject({ value: [{ iiaId: 'b-4' }] });
    expect(await client.call(PARTNER_CALLS.iiaCnr(await endpoint('iiaCnr'), 'b-9'))).toMatchObject({
      isDone: true,
      value: null,
    });
    expect(
      await client.call(PARTNER_CALLS.iiaApprovalCnr(await endpoint('iiaApprovalCnr'), '17')),
    ).toMatchObject({ isDone: true, value: null });
    expect(node.iiaCnrs).toMatchObject([{ iiaId: 'b-9', notifierHeiIds: [PARTNER] }]);
    expect(node.approvalCnrs).toMatchObject([{ iiaId: '17', notifierHeiIds: [PARTNER] }]);
  });

  test('refuse a caller that the registry does not list, in words', async () => {
    const nobody = ewpClient({
      key: await makeKeyPair(),
      registry,
      clock: () => new Date(),
      allowsLoopback: true,
      record: async () => undefined,
    });
    expect(await nobody.call(PARTNER_CALLS.echo(await endpoint('echo'), []))).toMatchObject({
      failure: {
        kind: 'status',
        status: 403,
        developerMessage: expect.stringContaining('registry'),
        isWorthRetry: false,
      },
    });
  });
});
