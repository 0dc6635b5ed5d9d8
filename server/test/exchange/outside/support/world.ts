import { sql } from 'kysely';
import { findFreePort } from '../../../../src/demonstration/postgres/freePort.ts';
import { bearer, signIn } from '../../../support/portal/signIn.ts';
import { makeTestDatabase, type TestDatabase } from '../../../support/databases/testDatabase.ts';
import { listen } from './listen.ts';
import { nodeProcess, type NodeProcess } from './nodeProcess.ts';
import { outsideHost, publishedKey, type OutsideHost } from './outsideHost.ts';
import { outsidePartner, type OutsidePartner } from './outsidePartner.ts';
import { call } from './call.ts';
import { knownTo } from './knownTo.ts';
import { all, validXml, type Element } from './readXml.ts';
import { registryDocument, type ApiUrls, type DeclaredHost } from './registryDocument.ts';

/** Institutions of the portal's list that the outsiders speak for. */
export const HEIS = {
  a: 'uamd.edu.al',
  b: 'uniel.edu.al',
  c: 'uogj.edu.al',
  d: 'upt.al',
  node: 'auth.gr',
} as const;

export type World = {
  readonly node: NodeProcess;
  readonly database: TestDatabase['database'];
  readonly manifest: Element;
  /** Addresses of the node, as its manifest declares them. */
  readonly urls: ApiUrls;
  /** Published server keys of the node, by fingerprint. */
  readonly serverKeys: ReadonlyMap<string, string>;
  readonly a: OutsidePartner;
  readonly b: OutsidePartner;
  /** Speaks for two universities, has no server. */
  readonly both: OutsideHost;
  /** In the registry, for no university. */
  readonly nobody: OutsideHost;
  /** Not in the registry. */
  readonly stranger: OutsideHost;
  /** Calls the portal's own API as its office does. */
  readonly office: (path: string, body?: object) => Promise<{ status: number; body: any }>;
  /** Takes hosts out of the registry, or puts them back. */
  readonly publish: (without?: readonly OutsideHost[]) => void;
  readonly close: () => Promise<void>;
};

/** Starts a node with a registry of its own on this machine, and two partners that it can call. */
export async function openWorld(): Promise<World> {
  const { database, url, remove } = await makeTestDatabase();
  await sql`update contacts set roles = '[{"value":"Departmental Coordinator"}]' where id = 3`.execute(
    database,
  );
  let catalogue = '';
  const registry = await listen((heard, response) => {
    const etag = `"${catalogue.length}"`;
    if (catalogue === '') response.writeHead(503).end();
    else if (heard.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag, 'content-type': 'application/xml' }).end(catalogue);
  });
  const [a, b] = [await outsidePartner(outsideHost(HEIS.a)), await outsidePartner(outsideHost(HEIS.b))];
  const both = outsideHost(HEIS.c, HEIS.d);
  const nobody = outsideHost();
  const node = nodeProcess(await findFreePort(), {
    PORTAL_ENV: 'test',
    DATABASE_URL: url,
    DEMO_PARTNERS: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    EWP_REGISTRY_URL: `${registry.origin}/catalogue-v1.xml`,
    EWP_ADMIN_EMAIL: 'ewp@example.org',
  });
  const removeAll = async () => {
    await node.kill();
    await Promise.all([registry.stop(), a.stop(), b.stop()]);
    await remove();
  };
  const join = async (): Promise<World> => {
    await node.start();
    const manifest = validXml(inHttps((await call(`${node.origin}/ewp/manifest.xml`)).text, node.origin));
    const keys = (name: string) =>
      all(manifest, name)
        .flatMap((list) => all(list, 'rsa-public-key'))
        .map(({ text }) => publishedKey(text));
    const urls = urlsOf(manifest, node.origin);
    const declared: DeclaredHost = {
      heiIds: all(manifest, 'hei').map(({ attributes }) => attributes['id'] ?? ''),
      urls,
      clientKeys: keys('client-credentials-in-use'),
      serverKeys: keys('server-credentials-in-use'),
    };
    const publish = (without: readonly OutsideHost[] = []) => {
      catalogue = registryDocument([
        declared,
        ...[a, b]
          .filter(({ host }) => !without.includes(host))
          .map(({ host, urls: own }) => declaration(host, own)),
        ...[both, nobody].filter((host) => !without.includes(host)).map((host) => declaration(host, {})),
      ]);
      validXml(catalogue);
    };
    publish();
    await knownTo(urls, a.host);
    a.expectFrom(declared);
    b.expectFrom(declared);
    const token = await signIn(node.origin, 'iro');
    return {
      node,
      database,
      manifest,
      urls,
      serverKeys: new Map(declared.serverKeys.map(({ keyId, published }) => [keyId, published])),
      a,
      b,
      both,
      nobody,
      stranger: outsideHost(),
      publish,
      office: async (path, body) => {
        const response = await fetch(`${node.origin}${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...bearer(token), 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() };
      },
      close: removeAll,
    };
  };
  return join().catch(async (error: unknown) => {
    await removeAll();
    throw error;
  });
}

const declaration = ({ heiIds, client, server }: OutsideHost, urls: ApiUrls): DeclaredHost => ({
  heiIds,
  urls,
  clientKeys: [client],
  serverKeys: [server],
});

/** The schemas of the network know https alone, which a node on one machine does without. */
const inHttps = (document: string, origin: string) =>
  document.replaceAll(origin, origin.replace('http:', 'https:'));

/** `<name> <member>` of each entry in the manifest with what stands there. */
function urlsOf(manifest: Element, origin: string): ApiUrls {
  const entries = all(manifest, 'apis-implemented')[0]?.children ?? [];
  return Object.fromEntries(
    entries.flatMap(({ name, children }) =>
      children.map((child) => [
        `${name} ${child.name}`,
        child.text.replace(origin.replace('http:', 'https:'), origin),
      ]),
    ),
  );
}
