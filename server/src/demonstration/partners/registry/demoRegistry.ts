import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { boundedFetch } from 'ewp/net';
import { demoCatalogue } from './demoCatalogue.ts';

const PATH = '/catalogue-v1.xml';
const HOST = '127.0.0.1';
/** Less than a node waits for the catalogue. */
const LONGEST_WAIT_MS = 15_000;
const BOUNDS = { timeLimitMs: 5_000, limitBytes: 1024 * 1024 };

export type DemoRegistry = { readonly catalogueUrl: string; readonly stop: () => Promise<void> };

export type DemoRegistryParts = {
  readonly port: number;
  /** Addresses of the manifests of all nodes. */
  readonly manifestUrls: readonly string[];
  /** Resolves when the nodes are up, or will not be: before that the catalogue would lack some, and a node asks once a minute at most. */
  readonly isComplete: Promise<unknown>;
};

/** Starts a registry for the nodes on this machine; it reads their manifests whenever it is asked. */
export async function startDemoRegistry(parts: DemoRegistryParts): Promise<DemoRegistry> {
  const manifests = new Map<string, string>();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    void catalogueOf(parts, manifests).then(
      (xml) => {
        const etag = `"${createHash('sha256').update(xml).digest('hex')}"`;
        const headers = { etag, 'content-type': 'application/xml; charset=utf-8' };
        if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
        else response.writeHead(200, headers).end(xml);
      },
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, parts.port);
  return {
    catalogueUrl: `http://${HOST}:${parts.port}${PATH}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function catalogueOf(
  { manifestUrls, isComplete }: DemoRegistryParts,
  manifests: Map<string, string>,
): Promise<string> {
  await Promise.race([isComplete, pause(LONGEST_WAIT_MS, undefined, { ref: false })]);
  await Promise.all(
    manifestUrls.map(async (url) => {
      const manifest = await readManifest(url);
      // A node that is down for a while stays listed, as in the real registry.
      if (manifest !== undefined) manifests.set(url, manifest);
    }),
  );
  return demoCatalogue(manifestUrls.flatMap((url) => manifests.get(url) ?? []));
}

async function readManifest(url: string): Promise<string | undefined> {
  try {
    const response = await boundedFetch(url, BOUNDS);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST }, resolve);
  });
}
