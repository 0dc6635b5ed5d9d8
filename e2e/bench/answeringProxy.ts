import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { gzipSync } from 'node:zlib';

/** Stands before a portal, and answers one call in its place, as it would: compressed, and over the network. */
export type AnsweringProxy = {
  readonly origin: string;
  /** Names the portal that answers everything else. */
  readonly before: (portal: string) => void;
  /** What the call is answered with from now on. */
  readonly answer: (reply: object) => void;
  readonly stop: () => void;
};

/** Listens on a free port. - path: begins the address of the call that is answered here */
export async function startAnsweringProxy(path: string): Promise<AnsweringProxy> {
  let target = '';
  let reply = gzipSync('{}');
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(path)) {
      outgoing
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' })
        .end(reply);
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      pipeline(answered, outgoing, ended);
    });
    pipeline(incoming, passed, ended);
    // A browser that leaves a page breaks off what it asked for.
    function ended(error: Error | null | undefined): void {
      if (error) outgoing.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    before: (portal) => {
      target = portal;
    },
    answer: (json) => {
      reply = gzipSync(JSON.stringify(json));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
