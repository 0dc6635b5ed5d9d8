import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ServedCalls } from 'shared-contracts/call/callVersions.ts';
import { FOLDERS, UNSERVED } from 'shared-contracts/releases/servedFiles.ts';

/** A portal's folder as it is served: pages, files of releases, the registry, and what the server says of its calls. */
export type ServedPortal = { readonly address: string; readonly close: () => Promise<void> };

export async function servePortalOfTest(
  folder: () => string,
  calls: ServedCalls | undefined,
): Promise<ServedPortal> {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal.example');
    void answer(pathname, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function answer(path: string, reply: ServerResponse): Promise<void> {
    if (path === '/config.json') {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ calls }));
      return;
    }
    const isFile = FOLDERS.some((one) => path.startsWith(`/${one.folder}/`)) && !UNSERVED.test(path);
    const type = isFile ? 'application/json' : 'text/html';
    await readFile(join(folder(), isFile ? path : 'index.html')).then(
      (content) =>
        reply
          .writeHead(200, { 'content-type': type, 'content-security-policy': "connect-src 'self'" })
          .end(content),
      () => reply.writeHead(404).end(),
    );
  }
}
